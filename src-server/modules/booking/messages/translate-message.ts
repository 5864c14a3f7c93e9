import type { TranslateMessageInput } from '#shared/booking/message-schema.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { translateOnce } from '#server/platform/translation/translate-once.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { talkOfCounter, talkOfTraveller } from './order-messages.ts';

type Talk = Awaited<ReturnType<typeof talkOfCounter>>;

async function translated(deps: Deps, talk: Talk, { messageId, language }: TranslateMessageInput) {
  const [row] = await deps.db.query<{ text: string; language: Language | null }>(
    `select m.text, case when m.writer = 'traveller' then b.language else u.language end as language
     from order_messages m join bookings b on b.id = m.booking_id left join users u on u.id = m.written_by
     where m.id = $1 and m.order_id = $2 and m.listing_id = $3`,
    [messageId, talk.order_id, talk.listing_id],
  );
  if (row === undefined || row.language === null) throw notFound();
  const from = localeOf(row.language);
  return { text: await translateOnce(deps, { text: row.text, from, to: language }) };
}

/**
 * A message of a booking at a counter where the person works, in another language, by a machine.
 * @throws AppError 404 for another's and where nothing translates, 503 when the service is away.
 */
export const translateAtCounter = async (
  { deps, user }: RequestContext & { readonly user: SessionUser },
  asked: TranslateMessageInput,
) => translated(deps, await talkOfCounter(deps, user.id, asked.bookingId), asked);

/** The same on its traveller's page. @throws AppError as `talkOfTraveller` and `translateAtCounter`. */
export const translateForTraveller = async (ctx: RequestContext, asked: TranslateMessageInput) =>
  translated(ctx.deps, await talkOfTraveller(ctx, asked.bookingId), asked);
