import type { TranslateDoorAnswerInput } from '#shared/booking/door-schema.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { translateOnce } from '#server/platform/translation/translate-once.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';

/**
 * What a location's people answered about its shut door, for the order's traveller, in another language, by a machine.
 * @throws AppError 404 for a foreign order, without an answer and where nothing translates, 503 when the service is away.
 */
export async function translateDoorAnswer(ctx: RequestContext, { bookingId, language }: TranslateDoorAnswerInput) {
  await requireOrderAccess(ctx, bookingId);
  const [row] = await ctx.deps.db.query<{ text: string; language: Language }>(
    `select r.answer_text as text, u.language from door_reports r join users u on u.id = r.answered_by
     where r.id = (select n.id from door_reports n join bookings b on b.order_id = n.order_id where b.id = $1
       order by n.reported_at desc, n.id desc limit 1)`,
    [bookingId],
  );
  if (row === undefined) throw notFound();
  return { text: await translateOnce(ctx.deps, { text: row.text, from: localeOf(row.language), to: language }) };
}
