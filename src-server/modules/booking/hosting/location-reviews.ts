import type { z } from 'zod/mini';
import { languageOf } from '#shared/messages/text.ts';
import type { locationReviewsSchema, replySchema } from '#shared/partner/reviews-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { alreadyReplied } from '../booking.errors.ts';

interface ReviewRow {
  readonly id: string;
  readonly author_name: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply_text: string | null;
  readonly replied_at: Date | null;
  readonly code: string;
  readonly bags_count: number;
}

const PAGE = 10;

const columns = `r.id, r.author_name, r.rating, r.text, r.created_at, r.reply_text, r.replied_at, b.code, b.bags_count`;

const viewOf = (row: ReviewRow) => ({
  id: row.id,
  authorName: row.author_name,
  rating: row.rating,
  text: row.text,
  createdAt: isoOfDate(row.created_at),
  /** The stay that it is about. */
  code: row.code,
  bagsCount: row.bags_count,
  reply:
    row.reply_text === null || row.replied_at === null ? null : { text: row.reply_text, at: isoOfDate(row.replied_at) },
});

/** Ten reviews of an owner's location from the newest one, with what was answered; of a foreign location none. Instants in UTC. */
export async function locationReviews(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  { listingId, cursor = 0 }: z.output<typeof locationReviewsSchema>,
) {
  const rows = isId(listingId)
    ? await db.query<ReviewRow>(
        `select ${columns} from reviews r join listings l on l.id = r.listing_id join bookings b on b.id = r.booking_id
         where r.listing_id = $1 and l.owner_id = $2 and r.removed_at is null order by r.created_at desc, r.id desc limit ${PAGE + 1} offset $3`,
        [listingId, ownerId, cursor],
      )
    : [];
  return { reviews: rows.slice(0, PAGE).map(viewOf), nextCursor: rows.length > PAGE ? cursor + PAGE : null };
}

/**
 * Answers a review of an owner's location in public, once and for good, in the language of the person who writes it.
 * @throws AppError 404 for an unknown review and one of another person's location, 409 where it was answered already.
 */
export async function replyToReview(
  { deps: { db, clock }, locale }: Pick<RequestContext, 'deps' | 'locale'>,
  ownerId: string,
  { reviewId, text }: z.output<typeof replySchema>,
) {
  if (!isId(reviewId)) throw notFound();
  const [row] = await db.query<ReviewRow>(
    `update reviews r set reply_text = $3, replied_at = $4, reply_language = $5
     from listings l, bookings b
     where r.id = $1 and l.id = r.listing_id and l.owner_id = $2 and b.id = r.booking_id and r.reply_text is null and r.removed_at is null
     returning ${columns}`,
    [reviewId, ownerId, text, clock.now().toString(), languageOf(locale)],
  );
  if (row !== undefined) return viewOf(row);
  const [own] = await db.query(
    'select 1 from reviews r join listings l on l.id = r.listing_id where r.id = $1 and l.owner_id = $2',
    [reviewId, ownerId],
  );
  throw own === undefined ? notFound() : alreadyReplied();
}
