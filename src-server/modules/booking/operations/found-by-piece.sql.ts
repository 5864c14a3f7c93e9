import type { Keep } from '#server/platform/db/keep.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { hasTrigrams } from '#server/platform/db/words-found.sql.ts';

/** Where a page of bookings begins and how many are wanted, all as SQL. */
export interface Page {
  readonly limit: string;
  /** Drop-off and id of the booking before the page; all are on it if absent. */
  readonly after?: { readonly at: string; readonly id: string };
}

const fromTheFirst = { at: "timestamptz 'infinity'", id: "uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff'" };

/**
 * A question for `id` and `drop_off_at` of the first bookings that have a piece in their traveller's name or address or
 * their location's name, the latest drop-off first. See docs/decisions/booking-texts.md.
 */
export function foundByPiece(piece: string, keep: Keep, { limit, after = fromTheFirst }: Page): string {
  const [wanted, has] = [keep(piece), keep(hasTrigrams(piece))];
  return `select booking_id as id, drop_off_at
    from bookings_by_piece($${wanted}::text, $${has}::boolean, ${limit}, ${after.at}, ${after.id})`;
}

/** Questions for the numbers of all bookings that have a piece, each by a way of its own. */
export function haveThePiece(piece: string, keep: Keep): string[] {
  const pattern = keep(anywhere(piece));
  return ['traveller', 'location'].map(
    (kind) => `select booking_id from booking_words where ${kind}_id in (
      select id from booking_texts where kind = '${kind}' and text like as_one_word($${pattern}))`,
  );
}
