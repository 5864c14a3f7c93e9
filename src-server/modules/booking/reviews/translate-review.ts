import type { z } from 'zod/mini';
import { type Language, type Locale, localeOf } from '#shared/messages/text.ts';
import type { translateReviewSchema } from '#shared/reviews/reviews-schema.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, serviceAway } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { type Translator, TranslatorFailure } from '#server/platform/translation/translator.ts';

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

/** What was put into another language lately, by process; the oldest go first. */
const MOST_KEPT = 500;
const kept = new WeakMap<Translator, Map<string, Promise<string>>>();

/** Asks once for each text and language, also where several readers ask at the same time; a failure is asked again. */
function translateOnce(translator: Translator, text: string, from: Locale, to: Locale): Promise<string> {
  const known = kept.get(translator) ?? new Map<string, Promise<string>>();
  kept.set(translator, known);
  const key = `${from} ${to} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const asked = translator.translate(text, from, to);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KEPT) break;
    known.delete(oldest);
  }
  return asked;
}

/**
 * The text of a review, or of the answer to it, in another language, by a machine; in its own language as it was written.
 * @throws AppError 404 for what the public does not see and where nothing translates, 503 when the service is away.
 */
export async function translateReview(
  { db, translator, log }: Pick<Deps, 'db' | 'translator' | 'log'>,
  { reviewId, about, language }: z.output<typeof translateReviewSchema>,
): Promise<{ text: string }> {
  if (translator === null || !isId(reviewId)) throw notFound();
  const [row] = await db.query<Row>(
    `${written[about]} join listings l on l.id = r.listing_id where r.id = $1 and l.published and ${seen[about]}`,
    [reviewId],
  );
  if (row === undefined) throw notFound();
  const from = localeOf(row.language);
  if (from === language || row.text === '') return { text: row.text };
  try {
    return { text: await translateOnce(translator, row.text, from, language) };
  } catch (error) {
    if (!(error instanceof TranslatorFailure)) throw error;
    log.warn({ reason: error.reason }, 'What is written about a stay could not be translated');
    throw serviceAway();
  }
}
