import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { daysLate, decidedAfterDays, isOwedForDoor, owedFor } from '#shared/custody/owed.ts';
import { money } from '#shared/money/arithmetic.ts';
import { localeOf, type Language } from '#shared/messages/text.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import type { Deps } from '#server/deps.ts';
import { isErasedAddress } from '#server/modules/accounts/accounts.module.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '#server/modules/partner/partner.module.ts';
import { isId } from '#server/platform/ids.ts';
import { orderNotFound } from '../booking.errors.ts';
import { isReported } from '../messages/read-talk.ts';
import { waitsSince } from '../messages/waiting-talks.ts';
import { heldShareOf } from './held-shares.ts';
import { ledgerOf } from './booking-ledger.ts';
import { standingColumns, standingOf, type StandingRow } from './of-the-day.ts';
import { storyOf, nextSql } from './booking-story.ts';
import { orderMoney } from './order-money.ts';
import { possibleActs } from './preview-refund.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface Row extends ShopFrontRow, StandingRow {
  readonly id: string;
  readonly code: string;
  readonly user_id: string;
  readonly traveller: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly language: Language;
  readonly listing_id: string;
  readonly slug: string;
  readonly location: string;
  readonly time_zone: string;
  readonly bags_count: number;
  readonly quote: Pick<Quote, 'rates'>;
  readonly door_owed: number;
  readonly order_id: string;
  readonly talk_count: number;
  readonly location_phone: string | null;
  readonly bookings_count: number;
  readonly replaced_by_id: string | null;
  readonly replaced_by: string | null;
  readonly is_checking: boolean;
  readonly mails: readonly ('confirmed' | 'changed' | 'canceled' | 'refunded')[];
}

const sql = `
  select b.id, b.code, b.status, b.user_id, trim(b.first_name || ' ' || b.last_name) as traveller, b.email, b.phone_number,
    b.language, l.id as listing_id, l.slug, l.door_name as location, l.time_zone, b.drop_off_at, b.bags_count,
    ${shopFrontColumns},
    ${standingColumns}, b.quote,
    case when o.id is null then 0 else door_owed(b.order_id) end::float8 as door_owed,
    b.order_id, l.emergency_phone as location_phone, (select count(*)::int from order_messages m where m.order_id = b.order_id and m.listing_id = l.id) as talk_count,
    (select count(*)::int from orders each where each.user_id = b.user_id) as bookings_count,
    n.id as replaced_by_id, n.code as replaced_by,
    exists (select from payments p where p.booking_id = b.id and p.status in ('open', 'requires_action')) as is_checking,
    array_remove(array[
      case when b.confirmed_at is not null and b.version = 1 then 'confirmed' end,
      case when b.confirmed_at is not null and b.version > 1 then 'changed' end,
      case when b.status = 'canceled' then 'canceled' end,
      case when exists (select from refunds r where r.booking_id = b.id and r.status = 'succeeded') then 'refunded' end],
      null) as mails
  from bookings b join listings l on l.id = b.listing_id
  left join orders o on o.current_booking_id = b.id
  ${nextSql}
  where b.id = $1 or b.code = $2 order by b.id = $1 desc, o.id is not null desc limit 1`;

const iso = (date: Date): string => toIso(instantOf(date));
const refundShown = ({
  id,
  minor,
  currency,
}: {
  readonly id: string;
  readonly minor: number;
  readonly currency: string;
}) => ({
  refundId: id,
  amount: money<string>(minor, currency),
});

/**
 * A booking with its whole story, for who decides about it. Instants in UTC, with the location's zone.
 * @throws AppError 404 for an unknown id or code.
 */
export async function getBooking(deps: Deps, booking: string) {
  const id = isId(booking) ? booking : null;
  const [row] = await deps.db.query<Row>(sql, [id, parseBookingCode(booking)]);
  if (row === undefined) throw orderNotFound();
  const [order, heldShare, story, ledger, hasReport, waiting, refunds] = await Promise.all([
    orderMoney(deps.db.fork(), row.id),
    heldShareOf(deps, row.id),
    storyOf(deps, row.id, instantOf),
    ledgerOf(deps, row.id),
    isReported(deps, row.order_id),
    waitsSince(deps, row.order_id),
    deps.db.query<{ id: string; minor: number; currency: string; is_by_hand: boolean }>(
      `select id, amount_minor::float8 as minor, currency, way = 'hand' as is_by_hand from refunds
       where booking_id = $1 and ((status = 'requested' and way = 'hand') or (status <> 'failed' and share_choice = 'open'))
       order by created_at`,
      [row.id],
    ),
  ]);
  const now = deps.clock.now();
  const isStarted = row.drop_off_at.getTime() <= now.toEpochMilli();
  const left = { pickUpAt: instantOf(row.pick_up_at), bagsInside: row.bags_inside, status: row.status };
  return {
    id: row.id,
    code: row.code,
    state: row.status === 'confirmed' && isStarted ? ('started' as const) : row.status,
    standing: standingOf(row, now),
    userId: row.user_id,
    traveller: row.traveller,
    email: row.email,
    isErased: isErasedAddress(row.email),
    phone: row.phone_number,
    locale: localeOf(row.language),
    listingId: row.listing_id,
    location: row.location,
    slug: row.slug,
    shopFront: shopFrontOf(row),
    zone: row.time_zone,
    dropOffAt: iso(row.drop_off_at),
    pickUpAt: iso(row.pick_up_at),
    bagsCount: row.bags_count,
    isStarted,
    /** The bags are at the counter now. */
    bagsInside: row.bags_inside,
    owed: owedFor({ ...left, quote: row.quote, doorMinor: row.door_owed }, now),
    owedForDoor: isOwedForDoor(left, now),
    isLeft: left.bagsInside > 0 && daysLate(left.pickUpAt, now) >= decidedAfterDays,
    /** How many bookings this person has in all. */
    bookingsCount: row.bookings_count,
    replacedBy: row.replaced_by_id === null ? null : { id: row.replaced_by_id, code: row.replaced_by ?? '' },
    held: money<string>(order.held.minor, order.held.currency),
    share: order.share,
    isEarned: order.isEarned,
    cardLast4: order.cardLast4,
    acts: possibleActs(order),
    seen: order.seen,
    /** A payment that is not settled: the card provider can be asked. */
    isPaying: row.status === 'pending' && row.is_checking,
    mails: isErasedAddress(row.email) ? [] : row.mails,
    /** Refunds that the card did not take: a person sends them and says so. */
    byHand: refunds.filter((refund) => refund.is_by_hand).map(refundShown),
    /** Refunds that were made at the card provider, of which the share is to be chosen: now, or once it is earned. */
    madeThere:
      row.status === 'confirmed' || order.isEarned
        ? refunds.filter((refund) => !refund.is_by_hand).map(refundShown)
        : [],
    /** The share of a stay by the location's own people, which finance decides about. */
    heldShare,
    answerOwed: waiting === null ? null : { since: waiting, phone: row.location_phone },
    talkCount: hasReport ? row.talk_count : null,
    story,
    ledger,
  };
}
