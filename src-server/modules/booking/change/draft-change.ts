import type { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { Stay } from '#shared/availability/stay.ts';
import { checkStay } from '#shared/availability/check-stay.ts';
import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import type { changeSchema } from '#shared/booking/booking-schema.ts';
import { lateUntil } from '#shared/availability/late-until.ts';
import { hasBegun, type OrderAct, type OrderFacts, refusalOf } from '#shared/booking/order-state.ts';
import { money, subtract, zero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { isBelowSmallestCharge } from '#shared/money/smallest-charge.ts';
import { normalizeCouponCode } from '#shared/pricing/coupon.ts';
import { asksNoMore, type AskedStay, priceOfChange } from '#shared/pricing/price-of-change.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  couponForAsker,
  couponForStay,
  type FoundCoupon,
  requireNearStay,
} from '#server/modules/pricing/pricing.module.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { Booking } from '../booking.entity.ts';
import {
  bookingNotChangeable,
  bookingReplaced,
  bookingStarted,
  laterThanPickUp,
  listingFixed,
  listingNotFound,
  orderDisputed,
  pickUpTooLate,
} from '../booking.errors.ts';
import { factsOf, type LockedOrder } from '../lock-bookings.ts';
import { chargedTo, netPaid } from '../payments/order-sums.sql.ts';
import { shownQuote } from '../sold-quote.ts';
import { keptCoupon } from '../place/coupon-uses.ts';
import { findStayListing, type StayListing } from '../place/stay-listing.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

type Change = Omit<z.output<typeof changeSchema>, 'bookingId'>;

/** A new code is looked up before the transaction; leaving the code out, or repeating it, keeps the discount. */
export async function couponOfChange(
  ctx: Pick<RequestContext, 'deps' | 'ip'>,
  booking: Booking,
  code: string | undefined,
): Promise<FoundCoupon | null> {
  if (code === undefined || code === '' || isKeptCode(booking, code)) return null;
  const { deps } = ctx;
  const [row] = await deps.db.query<{ country: string }>('select country from listings where id = $1', [
    booking.listingId,
  ]);
  const place = { country: row?.country ?? '', currency: booking.currency };
  return couponForAsker(ctx, () => couponForStay(deps, code, place, booking.email));
}

const isKeptCode = (booking: Booking, code: string): boolean =>
  booking.couponId !== null && booking.quote.coupon?.code === normalizeCouponCode(code);

const isListing = async (em: EntityManager, id: string, idOrSlug: string): Promise<boolean> =>
  id === idOrSlug ||
  (await sqlRows<unknown>(em, 'select 1 from listings where id = $1 and slug = $2', [id, idOrSlug])).length > 0;

/** Why an order cannot be changed. @throws AppError */
function requireChangeable(facts: OrderFacts, current: Booking, { stay, bagsCount }: AskedStay, now: Instant): void {
  const refuse = (act: OrderAct, error: () => Error) => {
    if (refusalOf(act, facts, now) !== null) throw error();
  };
  refuse('changePickUp', bookingNotChangeable);
  if (!stay.dropOffAt.equals(current.dropOffAt)) refuse('changeDropOff', () => bookingStarted('dropOff'));
  if (bagsCount !== current.bagsCount) refuse('changeBags', () => bookingStarted('bags'));
}

/** What every change of an order is judged by, read once. @throws AppError 409 when the booking is no longer the one in force. */
export async function changeGrounds(
  em: EntityManager,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  order: LockedOrder,
  code: string | undefined,
  coupon: FoundCoupon | null,
) {
  const now = clock.now();
  const { booking, current } = order;
  if (booking.id !== current.id) throw bookingReplaced(current.id);
  const facts = factsOf(order);
  const keeps = code === undefined || isKeptCode(booking, code);
  const keptId = keeps ? (booking.couponId ?? null) : null;
  return {
    now,
    order,
    booking,
    facts,
    begun: hasBegun(facts, now),
    keeps,
    couponId: keptId ?? coupon?.id ?? null,
    coupon: keptId === null ? (coupon?.use ?? null) : await keptCoupon(em, booking, keptId),
    charged: await chargedTo(em, booking.id, booking.currency),
    returnable: await netPaid(em, booking.id, booking.currency),
    settlement: config.SETTLEMENT_CURRENCIES,
  };
}

type ChangeGrounds = Awaited<ReturnType<typeof changeGrounds>>;

/**
 * The price of a changed stay, what of it is due or goes back, and whether the location takes it. `isWithBank`: it costs or
 * returns money while the payment is in dispute.
 */
export function judgeChange(grounds: ChangeGrounds, listing: StayListing, opening: Opening, asked: AskedStay) {
  const { now, order, booking, facts, begun, keeps, coupon, charged, returnable, settlement } = grounds;
  const { stay, bagsCount } = asked;
  const has = { stay: { dropOffAt: booking.dropOffAt, pickUpAt: booking.pickUpAt }, bagsCount: booking.bagsCount };
  const { quote, bySoldTariff } = priceOfChange({
    has: { ...has, quote: shownQuote(booking.quote) },
    asked,
    soldAt: order.order.createdAt,
    now,
    today: listing.tariff,
    zone: zoneOf(listing.rules.zone),
    settlement,
    coupon,
    keepsCoupon: keeps,
  });
  const difference = subtract<string>(quote.totalWithDiscount, charged);
  const due = settled(difference, { begun, returnable, settlement });
  // What would come back waits for the bank too, though nothing is left to return while it has the money.
  const movesMoney = due.minor !== 0 || (!begun && difference.minor < 0);
  const verdict = checkStay(opening, stay, now, {
    bookable: listing.isBookable || facts.bagsInside > 0,
    placesLeft: listing.placesLeft,
    bagsCount,
    started: begun || stay.dropOffAt.equals(booking.dropOffAt),
  });
  return {
    quote,
    bySoldTariff,
    due,
    isWithBank: movesMoney && refusalOf('changeMoney', facts, now) !== null,
    // What asks for no more than the order has is taken, whatever the location's room, hours or state are now.
    verdict: asksNoMore(has, asked) ? { ...verdict, available: true, refusal: null } : verdict,
  };
}

/**
 * What a change would make of an order: its new stay, whether the location takes it, its price, and what is due.
 * @throws AppError 409 when the order is over, or the booking is no longer the one in force, or costs or returns money
 *   while its payment is in dispute; 422 when it names another listing, or has begun and the change touches what is
 *   fixed since.
 */
export async function draftChange(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'config'>,
  order: LockedOrder,
  change: Change,
  coupon: FoundCoupon | null,
) {
  const grounds = await changeGrounds(em, deps, order, change.code, coupon);
  const { now, booking, facts, begun, keeps, couponId } = grounds;
  const stay: Stay = {
    dropOffAt: change.stay?.dropOffAt ?? booking.dropOffAt,
    pickUpAt: change.stay?.pickUpAt ?? booking.pickUpAt,
  };
  const asked = { stay, bagsCount: change.bagsCount ?? booking.bagsCount };
  const { bagsCount } = asked;
  requireChangeable(facts, booking, asked, now);
  if (stay.dropOffAt.isAfter(stay.pickUpAt)) throw laterThanPickUp();
  requireNearStay(stay, now);
  if (change.listing !== undefined && !(await isListing(em, booking.listingId, change.listing))) throw listingFixed();
  const listing = await findStayListing(em, booking.listingId, { stay, bagsCount, orderId: booking.orderId });
  if (listing === null) throw listingNotFound();
  const opening = compileOpening(listing.rules);
  const isLate = !now.isBefore(booking.pickUpAt);
  if (isLate && stay.pickUpAt.isAfter(lateUntil(opening, now))) throw pickUpTooLate(lateUntil(opening, now));
  const { quote, bySoldTariff, due, isWithBank, verdict } = judgeChange(grounds, listing, opening, asked);
  if (isWithBank) throw orderDisputed();
  const isSameStay = stay.dropOffAt.equals(booking.dropOffAt) && stay.pickUpAt.equals(booking.pickUpAt);
  const { partnerShareMillionths } = bySoldTariff ? booking.quote : listing;
  return {
    stay,
    bagsCount,
    begun,
    listing,
    due,
    couponId,
    hasChanges: !isSameStay || bagsCount !== booking.bagsCount || !keeps,
    quote,
    soldQuote: { ...quote, partnerShareMillionths: partnerShareMillionths ?? listing.partnerShareMillionths },
    verdict,
  };
}

/** What is really paid or returned of a difference: too little for a card is waived, and nothing is returned once begun. */
function settled(
  difference: Money,
  {
    begun,
    returnable,
    settlement,
  }: { readonly begun: boolean; readonly returnable: Money; readonly settlement: readonly string[] },
): Money {
  if (difference.minor > 0)
    return isBelowSmallestCharge(difference, settlement) ? zero<string>(difference.currency) : difference;
  if (begun) return zero<string>(difference.currency);
  return money(-Math.min(-difference.minor, Math.max(0, returnable.minor)), difference.currency);
}
