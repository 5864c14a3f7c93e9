import { Instant } from '@js-joda/core';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { type DoorWait, isMovable, whyDoorWaits } from '#shared/booking/door-report.ts';
import type { MoveFromDoorInput } from '#shared/booking/door-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { doorNotYours, doorReportNotFound, orderNotFound, placeTaken } from '../booking.errors.ts';
import { nearPlacesFor } from '../hosting/near-places.ts';
import { factsOf, type LockedOrder, lockOrder } from '../lock-bookings.ts';
import { lockPlaces } from '../move/offer-move.ts';
import { goTo } from '../move/go-to.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { noteSigns } from '../orders/own-stay.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { netPaid, stillDue } from '../payments/order-sums.sql.ts';
import { refundOrder } from '../payments/refunds.ts';
import { keptCoupon } from '../place/coupon-uses.ts';
import { findStayListing } from '../place/stay-listing.ts';
import { insertBooking } from '../place/write-booking.ts';
import { doorFacts, type DoorRow, lockReport, newestReport, ownersLedTo, signsOf } from './door-row.ts';
import { refundForDoor } from './settle-report.ts';

/** Why a report's traveller does not go on by themselves now; `null` where they do. */
export const waitOf = async (em: EntityManager, row: DoorRow, now: Instant): Promise<DoorWait | null> =>
  whyDoorWaits(doorFacts(row), await signsOf(em, row.id), now);

type Asked = Pick<LockedOrder['current'], 'id' | 'listingId' | 'dropOffAt' | 'pickUpAt' | 'bagsCount'>;

/**
 * The nearest places that are open now, or at the drop-off, and at the pick-up, and have room: three at most, and none of
 * an owner to whose place a report of the same person has led before.
 */
export async function placesFromDoor(
  em: EntityManager,
  { id, listingId, dropOffAt, ...stay }: Asked,
  reportId: string,
  now: Instant,
) {
  const from = dropOffAt.isAfter(now) ? dropOffAt : now;
  const withoutOwners = await ownersLedTo(em, reportId);
  const places = await nearPlacesFor(em, listingId, [{ id, ...stay, dropOffAt: from }], {
    ownFirst: false,
    withoutOwners,
  });
  return places.get(id) ?? [];
}

/** The order and its newest report, held. @throws AppError 404 without a report, 409 where nothing is theirs to take. */
async function lockForWay(em: EntityManager, deps: Deps, bookingId: string, taken: 'refund' | 'move') {
  const order = await lockOrder(em, bookingId, false);
  if (order === null) throw orderNotFound();
  const newest = await newestReport(em, order.order.id);
  const row = newest && (await lockReport(em, newest.id));
  if (row === null) throw doorReportNotFound();
  // The same press again.
  if (row.taken === taken) return { order, row, isDone: true };
  const wait = await waitOf(em, row, deps.clock.now());
  if (wait !== null) throw doorNotYours(wait);
  return { order, row, isDone: false };
}

/**
 * Gives the traveller everything back, and ends the booking; asked again it changes nothing.
 * @throws AppError 404 for a foreign order or one without a report, 409 where it is not theirs to take by themselves.
 */
export async function takeMoneyBack(ctx: RequestContext, bookingId: string): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const { order, row, isDone } = await lockForWay(em, deps, bookingId, 'refund');
    if (!isDone) await refundForDoor(em, deps, row, order.current.id);
  });
}

/**
 * Moves the booking to another place: same code, at the price that was paid or a lower one, whose difference goes back.
 * @returns the id of the version in force.
 * @throws AppError as `takeMoneyBack`; 409 for a place that is not offered, or has no room any more.
 */
export async function moveFromDoor(
  ctx: RequestContext,
  { bookingId, placeId }: MoveFromDoorInput,
): Promise<{ bookingId: string }> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  return inTransaction(deps, async (em) => {
    await lockPlaces(em, [placeId]);
    const { order, row, isDone } = await lockForWay(em, deps, bookingId, 'move');
    if (isDone) return { bookingId: order.current.id };
    const now = deps.clock.now();
    if (!isMovable(factsOf(order), now)) throw placeTaken();
    const places = await placesFromDoor(em, order.current, row.id, now);
    if (!places.some((place) => place.placeId === placeId)) throw placeTaken();
    const moved = await moveTo(em, deps, order, placeId);
    await sqlRows(em, "update door_reports set taken = 'move', taken_at = $2, moved_to_id = $3 where id = $1", [
      row.id,
      now.toString(),
      placeId,
    ]);
    await noteSigns(ctx, em, { orderId: order.order.id, listingId: placeId });
    return { bookingId: moved };
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === 'CL001' ? placeTaken() : error;
  });
}

/** Makes the version at the other place, in force at once. @throws AppError 409; SQLSTATE CL001 where it has no room. */
async function moveTo(em: EntityManager, deps: Deps, order: LockedOrder, placeId: string): Promise<string> {
  const { current } = order;
  const { bagsCount, quote: sold, currency, couponId = null } = current;
  const now = deps.clock.now();
  const stay = { dropOffAt: current.dropOffAt, pickUpAt: current.pickUpAt };
  const place = await findStayListing(em, placeId, { stay, bagsCount, orderId: order.order.id });
  if (place === null || !place.isBookable || place.tariff.currency !== currency) throw placeTaken();
  const coupon = couponId === null ? null : await keptCoupon(em, current, couponId);
  const settlement = deps.config.SETTLEMENT_CURRENCIES;
  const there = quoteStay({
    tariff: place.tariff,
    zone: zoneOf(place.rules.zone),
    stay,
    bagsCount,
    coupon,
    settlement,
  });
  // What is with the payer's bank neither goes back nor gets cheaper until it has decided.
  const isCheaper = !order.isDisputed && there.totalWithDiscount.minor < sold.totalWithDiscount.minor;
  const quote = isCheaper ? { ...there, partnerShareMillionths: place.partnerShareMillionths } : sold;
  await dropWaiting(deps, em, order, cancelReasons.editing);
  const { firstName, lastName, email, phoneNumber = null, language } = current;
  const id = newId();
  await insertBooking(em, {
    id,
    listingId: placeId,
    userId: current.userId,
    contact: { firstName, lastName, email, phoneNumber, language },
    stay,
    bagsCount,
    quote,
    zone: place.rules.zone,
    couponId,
    isPaid: true,
    now,
    replaced: current,
  });
  await goTo(em, deps, { id, orderId: current.orderId, couponId }, current);
  if (!isCheaper) return id;
  const due = await stillDue(em, quote.totalWithDiscount, id);
  const held = await netPaid(em, id, currency);
  const amount = money<string>(Math.min(Math.max(0, -due.minor), Math.max(0, held.minor)), currency);
  await refundOrder(deps, em, { bookingId: id, amount, reason: cancelReasons.moved, now });
  return id;
}
