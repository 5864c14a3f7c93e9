import { codePrefix } from '#shared/booking/booking-code.ts';
import { shopFrontColumns } from '#server/modules/partner/partner.module.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { type TextSearch, textSearch, wordsHave } from '#server/platform/db/text-search.ts';

/** `CLK-7F3` of what a person typed of a code so far, with or without the prefix; `null` for what cannot be one. */
function codeStart(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\-–—_]/g, '');
  const bare = letters.startsWith(codePrefix) ? letters.slice(codePrefix.length) : letters;
  return /^[0-9A-Z]{2,6}$/.test(bare) ? `${codePrefix}-${bare}` : null;
}

/** So many of the latest bookings are gone through, in an index that has what they are found by. */
export const LATEST = 10_000;

/** The latest drop-off first, of `b` (bookings). */
export const latestFirst = 'b.drop_off_at desc, b.id desc';

/**
 * A question for `id` and `drop_off_at` of the first bookings, the latest drop-off first, that a text finds: by a piece of
 * the traveller's name and address or of a name of the location's, in whatever case, by the beginning of a code, or by the
 * location's whole slug. Accents are distinguished.
 */
export function bookingsFound(text: string, keep: Keep, page: Pick<TextSearch, 'bounds' | 'where' | 'limit'>): string {
  const has = wordsHave(text, keep);
  const code = codeStart(text);
  return textSearch({
    ...page,
    text,
    from: 'bookings b',
    columns: 'b.id, b.drop_off_at',
    order: latestFirst,
    walked: LATEST,
    found: [
      has(`lower(b.first_name || ' ' || b.last_name || ' ' || b.email)`),
      `b.listing_id in (select l.id from listings l where ${has(`lower(l.name || ' ' || coalesce(l.alternative_name, ''))`)})`,
      `b.listing_id = (select id from listings where slug = lower($${keep(text)}))`,
      ...(code === null ? [] : [`b.code like $${keep(`${code}%`)}`]),
    ],
  });
}

/** A question for code, traveller and location of the latest bookings that a text finds. */
export const bookingsNamed = (text: string, keep: Keep, limit: string): string => `
  select b.code, trim(b.first_name || ' ' || b.last_name) as traveller, l.name as location, ${shopFrontColumns}
  from (${bookingsFound(text, keep, { limit })}) f
  join bookings b on b.id = f.id join listings l on l.id = b.listing_id
  order by ${latestFirst}`;
