import type { z } from 'zod/mini';
import type { reportReviewSchema } from '#shared/reviews/reviews-schema.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

interface Row {
  readonly owner_id: string;
  readonly author_id: string;
}

/** Who says so: the one the review is by, the location's owner, or any other person. */
function reporterOf({ viewer, ip }: RequestContext, { owner_id, author_id }: Row) {
  if (viewer.kind === 'user') {
    const { id } = viewer.user;
    return { kind: id === owner_id ? 'partner' : id === author_id ? 'traveller' : 'visitor', key: `user:${id}` };
  }
  return { kind: 'visitor', key: `address:${hashSecret(ip)}` };
}

/**
 * Tells administrators that a review, or the answer to it, should be looked at. The same person again changes nothing.
 * @throws AppError 404 for a review that the public does not see, 429 after too many from one address.
 */
export async function reportReview(ctx: RequestContext, input: z.output<typeof reportReviewSchema>): Promise<void> {
  const { reviewId, about, reason, note } = input;
  await limitRate(ctx, { name: 'report-review', hits: 20, perSeconds: 3600 }, ctx.ip);
  if (!isId(reviewId)) throw notFound();
  const hidden = about === 'reply' ? 'and r.reply_text is not null and r.reply_removed_at is null' : '';
  const [row] = await ctx.deps.db.query<Row>(
    `select l.owner_id, b.user_id as author_id from reviews r
     join listings l on l.id = r.listing_id join bookings b on b.id = r.booking_id
     where r.id = $1 and r.removed_at is null ${hidden}`,
    [reviewId],
  );
  if (row === undefined) throw notFound();
  const { kind, key } = reporterOf(ctx, row);
  await ctx.deps.db.query(
    `insert into review_reports (id, review_id, about, reason, note, reporter, reporter_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (review_id, about, reporter_key) do nothing`,
    [newId(), reviewId, about, reason, note, kind, key, ctx.deps.clock.now().toString()],
  );
}
