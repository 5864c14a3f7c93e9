import type { z } from 'zod/mini';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { editBookingSchema } from '#shared/booking/booking-schema.ts';
import { needsCardFirst } from '#shared/booking/hold-limits.ts';
import { negate } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import type { FoundCoupon } from '#server/modules/pricing/pricing.module.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { derivedId } from '#server/platform/ids.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import { announce } from '../booking-jobs.ts';
import { Booking } from '../booking.entity.ts';
import {
  bookingNotChangeable,
  cardFirst,
  couponRefused,
  nothingChanged,
  orderNotFound,
  overCapacity,
  priceChanged,
  stayRefused,
} from '../booking.errors.ts';
import { handCouponOn, recountCoupon, takeCoupon } from '../place/coupon-uses.ts';
import { couponOfChange, draftChange } from './draft-change.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { keepsCard, requireOwnCard } from '../payments/kept-card.ts';
import { lockOrder } from '../lock-bookings.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { hasCard, payWithCard, type PayOutcome } from '../payments/pay-booking.ts';
import { refundOrder } from '../payments/refunds.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { placesLeftOf } from '../place/places-left.ts';
import { cancelRow, insertBooking, putInForce } from '../place/write-booking.ts';

type Input = z.output<typeof editBookingSchema>;

/** `requires_payment`: the change is made as soon as the new booking is paid by `pay` or an intent. */
export type ChangeOutcome = (PayOutcome | { readonly status: 'requires_payment'; readonly bookingId: string }) & {
  /** The booking that takes, or waits to take, the old one's place. */
  readonly booking: { readonly id: string };
};

/**
 * Changes a booking by one that takes its place. A dearer stay waits for the difference, and until it is paid nothing
 * changes; for a cheaper one the difference goes back.
 * @returns with the new booking's id.
 * @throws AppError 404 for a foreign order; 409 when it is over or its price is another than shown; 422 when it has
 *   started, nothing would change, the listing does not take the new stay, or the card is declined.
 */
export async function changeBooking(ctx: RequestContext, input: Input): Promise<ChangeOutcome> {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps } = ctx;
  const { card, requestId, ...change } = input;
  await requireOwnCard(ctx, input.bookingId, card?.savedCardId);
  const scope = `edit:${scopeOf(ctx)}:${input.bookingId}`;
  const { bookingId } = await withIdempotency(deps, { scope, key: requestId, request: change }, async () => ({
    bookingId: await replaceOnce(ctx, input, derivedId('change', scope, requestId)),
  }));
  const booking = { id: bookingId };
  const [row] = await deps.db.query<{ status: string }>('select status from bookings where id = $1', [bookingId]);
  const isPaid = row?.status === 'confirmed' || row?.status === 'completed';
  if (!hasCard(card))
    return isPaid ? { status: 'confirmed', bookingId, booking } : { status: 'requires_payment', bookingId, booking };
  const keepCard = await keepsCard(ctx, input.bookingId, card.keepCard);
  return {
    ...(await payWithCard(deps, scope, bookingId, { ...card, keepCard }, card.requestId ?? requestId)),
    booking,
  };
}

async function replaceOnce(ctx: RequestContext, input: Input, newBookingId: string): Promise<string> {
  const { deps } = ctx;
  const known = await deps.db.query('select 1 from bookings where id = $1', [newBookingId]);
  if (known.length > 0) return newBookingId;
  const before = await ctx.em.findOneOrFail(Booking, { id: input.bookingId });
  const coupon = await couponOfChange(ctx, before, input.code);
  try {
    await inTransaction(deps, (em) => replace(deps, em, input, coupon, newBookingId));
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === 'CL001') throw overCapacity(placesLeftOf(error));
    if (state === 'CL002') throw couponRefused('usedUp');
    throw error;
  }
  return newBookingId;
}

async function replace(
  deps: Deps,
  em: Parameters<typeof lockOrder>[0],
  input: Input,
  coupon: FoundCoupon | null,
  newBookingId: string,
): Promise<void> {
  const now = deps.clock.now();
  const order = await lockOrder(em, input.bookingId, true);
  if (order === null) throw orderNotFound();
  const { booking } = order;
  const draft = await draftChange(em, deps, order, input, coupon);
  if (!draft.hasChanges) throw nothingChanged();
  const { refusal } = draft.verdict;
  if (refusal !== null) throw stayRefused(refusal, draft.listing.placesLeft);
  const { quote, due } = draft;
  if (quote.currency !== booking.currency) throw bookingNotChangeable();
  const { expectedTotal } = input;
  if (expectedTotal === undefined && quote.coupon?.problem) throw couponRefused(quote.coupon.problem);
  if (expectedTotal !== undefined && expectedTotal.minor !== quote.totalWithDiscount.minor) throw priceChanged(quote);
  await dropWaiting(deps, em, order, cancelReasons.editing);
  const isPaid = due.minor <= 0;
  const growth = draft.bagsCount - booking.bagsCount;
  if (!isPaid && deps.config.RATE_LIMITS && !hasCard(input.card) && needsCardFirst(draft.stay, growth))
    throw cardFirst();
  const { couponId } = draft;
  const { firstName, lastName, email, phoneNumber = null, language } = booking;
  await insertBooking(em, {
    id: newBookingId,
    listingId: booking.listingId,
    userId: booking.userId,
    contact: { firstName, lastName, email, phoneNumber, language },
    stay: draft.stay,
    zone: draft.listing.rules.zone,
    bagsCount: draft.bagsCount,
    quote: draft.soldQuote,
    couponId,
    isPaid,
    now,
    replaced: booking,
  });
  if (isPaid) await cancelRow(em, booking, { reason: cancelReasons.editing, now, keepsCoupon: true });
  if (isPaid) await putInForce(em, { id: newBookingId, orderId: booking.orderId });
  if (isPaid) await handCouponOn(em, booking, { id: newBookingId, couponId }, now);
  if (couponId !== null && couponId !== booking.couponId)
    await takeCoupon(em, { couponId, bookingId: newBookingId, email, now });
  if (!isPaid) return recountCoupon(em, booking);
  await refundOrder(deps, em, { bookingId: newBookingId, amount: negate(due), reason: cancelReasons.editing, now });
  await announce(deps, em, newBookingId, 'changed');
}
