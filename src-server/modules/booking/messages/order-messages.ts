import { holdsCardNumber, messageDays } from '#shared/booking/message-rules.ts';
import type { AnswerMessageInput, MessageLink, WriteMessageInput } from '#shared/booking/message-schema.ts';
import type { Hand } from '#server/modules/partner/partner.module.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import { derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendMessageMail } from '../booking-jobs.ts';
import { cardInMessage, messagesClosed, orderNotFound } from '../booking.errors.ts';
import { lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { talkEvents } from './talk-events.ts';

const HOUR = 3600;
/** By each signed-in person who writes, and by each side of an order. */
const byPerson = { name: 'messages', hits: 20, perSeconds: HOUR };
const bySide = { name: 'messages-of-order', hits: 10, perSeconds: HOUR };

/** The unguessable part of a mail's link: its holder reads and answers the messages of this order, and no more. */
export const messageKey = ({ config }: Pick<Deps, 'config'>, orderId: string): string =>
  derivedKey(config.appSecret, 'messages', orderId);

type Writer = 'traveller' | 'location';

/** An order as its messages know it, by its version in force. */
interface Talk {
  readonly order_id: string;
  readonly booking_id: string;
  readonly listing_id: string;
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly is_open: boolean;
}

const talkSql = `
  select o.id as order_id, b.id as booking_id, b.listing_id, o.code, l.door_name as location, l.time_zone,
    b.confirmed_at is not null and (o.bags_inside > 0 or b.pick_up_at + interval '${messageDays} days' > $2) as is_open
  from orders o join bookings b on b.id = o.current_booking_id join listings l on l.id = b.listing_id
  where exists (select from bookings v where v.order_id = o.id and v.confirmed_at is not null)`;

/** The order of any version of it, of a counter at which the person works. @throws AppError 404 for any other. */
export async function talkOfCounter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  bookingId: string,
): Promise<Talk> {
  const [talk] = await db.query<Talk>(
    `${talkSql} and o.id = (select order_id from bookings where id = $1) and b.listing_id in (select counter_listings($3))`,
    [bookingId, clock.now().toString(), personId],
  );
  if (talk === undefined) throw orderNotFound();
  return talk;
}

/** The order of a mail's link. @throws AppError 404 for a wrong key. */
async function talkOfLink(deps: Pick<Deps, 'db' | 'clock' | 'config'>, { orderId, key }: MessageLink): Promise<Talk> {
  const isTheirs = isId(orderId) && isSameSecret(key, messageKey(deps, orderId));
  const [talk] = isTheirs
    ? await deps.db.query<Talk>(`${talkSql} and o.id = $1`, [orderId, deps.clock.now().toString()])
    : [];
  if (talk === undefined) throw orderNotFound();
  return talk;
}

/** The order of any version of it. @throws AppError 404 for none, or before a confirmation. */
export async function talkOfOrder({ db, clock }: Pick<Deps, 'db' | 'clock'>, bookingId: string): Promise<Talk> {
  const [talk] = await db.query<Talk>(`${talkSql} and o.id = (select order_id from bookings where id = $1)`, [
    bookingId,
    clock.now().toString(),
  ]);
  if (talk === undefined) throw orderNotFound();
  return talk;
}

/** The same, of its traveller or a guest who opened all of it. @throws AppError as `requireOrderAccess` and `talkOfOrder`. */
export async function talkOfTraveller(ctx: RequestContext, bookingId: string): Promise<Talk> {
  await requireOrderAccess(ctx, bookingId);
  return talkOfOrder(ctx.deps, bookingId);
}

interface MessageRow {
  readonly id: string;
  readonly writer: Writer;
  readonly name: string | null;
  readonly text: string;
  readonly language: Language | null;
  readonly sent_at: Date;
  readonly read_at: Date | null;
  readonly settled_at: Date | null;
}

/** Who reads: a mail's link shows what was written and nothing else of the order. */
type Reader = Writer | 'link';

/** What was written, and happened, between the traveller and the location of the version in force; nothing of a place before it. */
export async function viewOf({ db, translator }: Pick<Deps, 'db' | 'translator'>, talk: Talk, reader: Reader) {
  const about = { orderId: talk.order_id, listingId: talk.listing_id, withNames: reader === 'location' };
  const events = reader === 'link' ? [] : await talkEvents({ db }, about);
  const rows = await db.query<MessageRow>(
    `select m.id, m.writer, u.first_name as name, m.text, m.sent_at, m.read_at, m.settled_at,
       case when m.writer = 'traveller' then b.language else u.language end as language
     from order_messages m join bookings b on b.id = m.booking_id left join users u on u.id = m.written_by
     where m.order_id = $1 and m.listing_id = $2 order by m.sent_at, m.id`,
    [talk.order_id, talk.listing_id],
  );
  const answered = rows.findLastIndex(
    ({ writer, settled_at: settledAt }) => writer === 'location' || settledAt !== null,
  );
  const waiting = talk.is_open ? rows[answered + 1] : undefined;
  return {
    code: talk.code,
    location: { name: talk.location, zone: talk.time_zone },
    isOpen: talk.is_open,
    waitsSince: waiting === undefined ? null : isoOfDate(waiting.sent_at),
    canTranslate: translator !== null && reader !== 'link',
    events,
    messages: rows.map(({ id, writer, name, text, language, sent_at: sentAt, read_at: readAt }) => ({
      id,
      writer,
      name,
      text,
      language: language === null ? null : localeOf(language),
      sentAt: isoOfDate(sentAt),
      readAt: readAt === null ? null : isoOfDate(readAt),
    })),
  };
}

/** Marks what the other side wrote as read, where it was not. `now` is an instant. */
const markRead = (em: EntityManager, talk: Talk, { now, by }: { readonly now: string; readonly by: Writer }) =>
  sqlRows(
    em,
    'update order_messages set read_at = $3 where order_id = $1 and listing_id = $2 and writer <> $4 and read_at is null',
    [talk.order_id, talk.listing_id, now, by],
  );

/** A side has the messages before its eyes. */
const seen = ({ deps }: RequestContext, talk: Talk, by: Writer) =>
  inTransaction(deps, async (em) => void (await markRead(em, talk, { now: deps.clock.now().toString(), by })));

interface Message {
  readonly requestId: string;
  readonly text: string;
  readonly writer: Writer;
  readonly writtenBy: string | null;
}

/**
 * Keeps a message once and mails it to the other side, and marks what that side wrote before as read.
 * @throws AppError 409 once messages are closed, 422 for the number of a card, 429 after too many.
 */
async function send(ctx: RequestContext, talk: Talk, { requestId, text, writer, writtenBy }: Message): Promise<void> {
  const { deps } = ctx;
  if (holdsCardNumber(text)) throw cardInMessage();
  const scope = `message:${writtenBy ?? `guest:${talk.order_id}`}`;
  await withIdempotency(deps, { scope, key: requestId, request: { orderId: talk.order_id, text } }, async (keep) => {
    if (!talk.is_open) throw messagesClosed();
    await limitRate(ctx, bySide, `${writer} ${talk.order_id}`);
    if (ctx.viewer.kind === 'user') await limitRate(ctx, byPerson, ctx.viewer.user.id);
    return inTransaction(deps, async (em) => {
      const now = deps.clock.now().toString();
      // The order may have gone to another place meanwhile.
      await lockOrder(em, talk.booking_id, false);
      // After all before it, also within one millisecond, or where this machine's clock is behind another's.
      const [kept] = await sqlRows<{ id: string }>(
        em,
        `insert into order_messages (id, order_id, booking_id, listing_id, writer, written_by, text, sent_at)
         select gen_random_uuid(), o.id, b.id, b.listing_id, $3, $4, $5, greatest($6::timestamptz,
           (select max(sent_at) + interval '1 microsecond' from order_messages where order_id = o.id))
         from orders o join bookings b on b.id = o.current_booking_id where o.id = $1 and b.listing_id = $2 returning id`,
        [talk.order_id, talk.listing_id, writer, writtenBy, text, now],
      );
      if (kept === undefined) throw orderNotFound();
      await markRead(em, talk, { now, by: writer });
      await deps.jobs.enqueue(em, sendMessageMail, { messageId: kept.id });
      await keep(em, true);
      return true;
    });
  });
}

type CounterContext = RequestContext & { readonly user: SessionUser };

/** The messages of a booking at a counter where the person works. @throws AppError 404 for another's. */
export const hostedMessages = async ({ deps, user }: CounterContext, bookingId: string) =>
  viewOf(deps, await talkOfCounter(deps, user.id, bookingId), 'location');

/** A location's people have the messages of a booking before their eyes. @throws AppError 404 for another's. */
export const seenAtCounter = async (ctx: CounterContext, bookingId: string): Promise<void> =>
  seen(ctx, await talkOfCounter(ctx.deps, ctx.user.id, bookingId), 'location');

/** What the traveller of a booking wrote last needs no answer. @throws AppError 404 for another's. */
export async function settleAtCounter({ deps, user }: CounterContext, bookingId: string): Promise<void> {
  const talk = await talkOfCounter(deps, user.id, bookingId);
  await inTransaction(
    deps,
    async (em) =>
      void (await sqlRows(
        em,
        `update order_messages set settled_at = $3
         where order_id = $1 and listing_id = $2 and writer = 'traveller' and settled_at is null`,
        [talk.order_id, talk.listing_id, deps.clock.now().toString()],
      )),
  );
}

/** A location's people write to the traveller of a booking, whose e-mail they never see. @throws AppError as `send`, 404 for another's booking, and one of another location than the PIN's. */
export async function writeMessage(ctx: RequestContext, hand: Hand, { requestId, bookingId, text }: WriteMessageInput) {
  const { deps } = ctx;
  const talk = await talkOfCounter(deps, hand.id, bookingId);
  if (hand.onlyAt !== null && hand.onlyAt !== talk.listing_id) throw orderNotFound();
  await send(ctx, talk, { requestId, text, writer: 'location', writtenBy: hand.id });
  return viewOf(deps, talk, 'location');
}

/** The messages of an order, on its traveller's page. @throws AppError as `talkOfTraveller`. */
export const messagesOfOrder = async (ctx: RequestContext, bookingId: string) =>
  viewOf(ctx.deps, await talkOfTraveller(ctx, bookingId), 'traveller');

/** The traveller has them before their eyes. @throws AppError as `talkOfTraveller`. */
export const seenByTraveller = async (ctx: RequestContext, bookingId: string): Promise<void> =>
  seen(ctx, await talkOfTraveller(ctx, bookingId), 'traveller');

/** The traveller of an order or its guest writes to the location. @throws AppError as `send` and `talkOfTraveller`. */
export async function writeToLocation(ctx: RequestContext, { requestId, bookingId, text }: WriteMessageInput) {
  const talk = await talkOfTraveller(ctx, bookingId);
  await send(ctx, talk, { requestId, text, writer: 'traveller', writtenBy: null });
  return viewOf(ctx.deps, talk, 'traveller');
}

/** The messages that a mail's link leads to. @throws AppError 404 for a wrong key. */
export const linkedMessages = async ({ deps }: RequestContext, link: MessageLink) =>
  viewOf(deps, await talkOfLink(deps, link), 'link');

/** The traveller has them before their eyes by the mail's link. @throws AppError 404 for a wrong key. */
export const seenByLink = async (ctx: RequestContext, link: MessageLink): Promise<void> =>
  seen(ctx, await talkOfLink(ctx.deps, link), 'traveller');

/** The traveller answers by their mail's link. @throws AppError as `send`, 404 for a wrong key. */
export async function answerMessage(ctx: RequestContext, { requestId, text, ...link }: AnswerMessageInput) {
  const talk = await talkOfLink(ctx.deps, link);
  await send(ctx, talk, { requestId, text, writer: 'traveller', writtenBy: null });
  return viewOf(ctx.deps, talk, 'link');
}
