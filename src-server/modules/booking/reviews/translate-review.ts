import type { z } from 'zod/mini';
import { type Language, localeOf } from '#shared/messages/text.ts';
import type { translateReviewSchema } from '#shared/reviews/reviews-schema.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { translateOnce } from '#server/platform/translation/translate-once.ts';

interface Row {
  readonly text: string;
  readonly language: Language;
}

/** What is seen of a review that the public sees: what its traveller wrote, and what the location answered. */
const written = {
  review: 'select r.text, b.language from reviews r join bookings b on b.id = r.booking_id',
  reply: 'select r.reply_text as text, r.reply_language as language from reviews r',
} as const;

const seen = {
  review: 'r.removed_at is null',
  reply: 'r.removed_at is null and r.reply_text is not null and r.reply_removed_at is null',
} as const satisfies Record<keyof typeof written, string>;

/**
 * The text of a review, or of the answer to it, in another language, by a machine; in its own language as it was written.
 * @throws AppError 404 for what the public does not see and where nothing translates, 503 when the service is away.
 */
export async function translateReview(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'translator'>,
  { reviewId, about, language }: z.output<typeof translateReviewSchema>,
): Promise<{ text: string }> {
  if (!isId(reviewId)) throw notFound();
  const [row] = await deps.db.query<Row>(
    `${written[about]} join listings l on l.id = r.listing_id where r.id = $1 and l.published and ${seen[about]}`,
    [reviewId],
  );
  if (row === undefined) throw notFound();
  return { text: await translateOnce(deps, { text: row.text, from: localeOf(row.language), to: language }) };
}
