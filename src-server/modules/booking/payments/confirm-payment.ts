import { LockMode } from '@mikro-orm/core';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { refusalOf } from '#shared/booking/order-state.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import type { Intent } from '#server/platform/payments/card-provider.ts';
import { announce, cancelIntent, sendBookingMail } from '../booking-jobs.ts';
import { isBookedAgain, takeTurn } from '../place/find-twin.ts';
import { handCouponOn } from '../place/coupon-uses.ts';
import { shortenHold } from '../place/unpaid-holds.ts';
import { recordPayment } from '#server/modules/ledger/ledger.module.ts';
import { factsOf, lockOrder } from '../lock-bookings.ts';
import { Payment } from './payment.entity.ts';
import { requestRefund } from './refunds.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cancelRow, confirmRow, putInForce } from '../place/write-booking.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** What the provider says of an intent. */
export interface Outcome {
  readonly intent: Intent;
  /** The provider's words about a card that was just refused, whatever its intent's state; null where it has none. */
  readonly declined?: string | null;
}

/**
 * The one engine behind paying, confirming and the provider's events: brings our record of a payment, and the booking
 * it is for, to what the provider says. Repeated, late and out of order it comes to the same; a success that finds its
 * booking gone is given back in full.
 * @param event the provider's event that tells it; seen before, it changes nothing.
 */
export function settlePayment(
  deps: Deps,
  paymentId: string,
  outcome: Outcome,
  event?: { readonly id: string; readonly type: string },
): Promise<void> {
  return inTransaction(deps, async (em) => {
    if (event !== undefined && !(await isNewEvent(em, deps, event))) return;
    const seen = await em.findOne(Payment, { id: paymentId });
    if (seen === null) return;
    const isPaid = outcome.intent.state === 'succeeded';
    if (isPaid) await takeTurn(em, seen.bookingId);
    const order = await lockOrder(em, seen.bookingId, isPaid);
    if (order === null) return;
    const payment = await em.findOneOrFail(
      Payment,
      { id: paymentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (isPaid) {
      if (payment.status !== 'succeeded') await takePayment(deps, em, payment, order, outcome.intent);
      return;
    }
    if (payment.status !== 'open' && payment.status !== 'requires_action') return;
    const { state, failureMessage } = outcome.intent;
    const isRefused =
      outcome.declined !== undefined || (state === 'requires_payment_method' && failureMessage !== null);
    if (isRefused || state === 'canceled') {
      const message = outcome.declined ?? failureMessage;
      // A traveller who cancelled an intent without a failure gave it up; the provider's event may be the first to tell of it.
      await failPayment(deps, em, payment, order, { message, isDropped: !isRefused && message === null });
    } else if (state === 'requires_action') {
      await em.nativeUpdate(
        Payment,
        { id: payment.id },
        { status: 'requires_action', checkingSince: null, askedAt: null, updatedAt: deps.clock.now() },
      );
      if (deps.config.RATE_LIMITS) await shortenHold(em, order.booking, order.replaced?.bagsCount ?? 0);
    } else if (state === 'processing') {
      // It has answered: its event will tell the rest.
      await em.nativeUpdate(Payment, { id: payment.id }, { askedAt: null, updatedAt: deps.clock.now() });
    }
  });
}

/** Remembers an event; false when it was worked off before. */
export async function isNewEvent(
  em: EntityManager,
  { clock }: Deps,
  event: { id: string; type: string },
): Promise<boolean> {
  const added = await sqlRows<unknown>(
    em,
    'insert into provider_events (id, type, received_at) values ($1, $2, $3) on conflict do nothing returning id',
    [event.id, event.type, clock.now().toString()],
  );
  return added.length > 0;
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function takePayment(deps: Deps, em: EntityManager, payment: Payment, order: Order, intent: Intent) {
  const now = deps.clock.now();
  const amount = money(payment.amountMinor, payment.currency);
  const { booking } = order;
  if (intent.amount.minor !== amount.minor || intent.amount.currency !== amount.currency) {
    throw new Error(`Intent ${intent.id} is for another amount than payment ${payment.id}`);
  }
  await em.nativeUpdate(
    Payment,
    { id: payment.id },
    {
      status: 'succeeded',
      cardLast4: intent.cardLast4,
      cardFingerprint: intent.cardFingerprint,
      failureMessage: null,
      checkingSince: null,
      askedAt: null,
      succeededAt: now,
      updatedAt: now,
    },
  );
  await recordPayment(em, { id: payment.id, bookingId: booking.id, amount, at: now });
  const isPending = booking.status === 'pending';
  const isTwice = isPending && !order.isHeld && (await isBookedAgain(em, booking));
  if (isPending && !isTwice && (await tryConfirm(deps, em, order))) return;
  const reason = isTwice ? cancelReasons.bookedAgain : cancelReasons.paidTooLate;
  const { id: bookingId } = booking;
  if (isPending) {
    await cancelRow(em, booking, { reason, now });
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'canceled', to: 'traveller' });
  }
  await requestRefund(deps, em, { paymentId: payment.id, bookingId, amount, reason, now });
}

/**
 * Whether the booking could be confirmed: not where its place was taken after its hold, or where the order that it
 * changes has ended meanwhile, its bags handed back.
 */
async function tryConfirm(deps: Deps, em: EntityManager, order: Order): Promise<boolean> {
  const { booking, replaced } = order;
  const now = deps.clock.now();
  if (replaced !== null && refusalOf('changePickUp', factsOf(order), now) !== null) return false;
  try {
    await em.transactional(async (step) => {
      // Judged while the version in force still holds its room: what the order has already is not asked for again.
      await confirmRow(step, booking, now);
      if (replaced !== null) {
        await cancelRow(step, replaced, { reason: cancelReasons.editing, now, keepsCoupon: true });
        await handCouponOn(step, replaced, booking, now);
        await putInForce(step, booking);
      }
    });
  } catch (error) {
    if (sqlStateOf(error) !== 'CL001') throw error;
    return false;
  }
  await announce(deps, em, booking.id, replaced === null ? 'confirmed' : 'changed');
  return true;
}

interface FailedEnd {
  /** The provider's words; null where it has none. */
  readonly message: string | null;
  readonly isDropped?: boolean;
}

/**
 * Confirms what a payment was for without it: what the provider cannot charge, since it is too little in the currency of
 * the settlement, is waived as other small sums are. A new booking is then sold for nothing; a change holds less than its
 * price, and the rest counts in the next difference.
 * @returns whether it is confirmed; not where its hold was over and its places are gone.
 */
export function waivePayment(deps: Deps, paymentId: string): Promise<boolean> {
  return inTransaction(deps, async (em) => {
    const seen = await em.findOneOrFail(Payment, { id: paymentId });
    await takeTurn(em, seen.bookingId);
    const order = await lockOrder(em, seen.bookingId, true);
    if (order === null) return false;
    const { booking } = order;
    if (booking.status !== 'pending') return booking.status === 'confirmed' || booking.status === 'completed';
    const now = deps.clock.now();
    await em.nativeUpdate(Payment, { id: paymentId }, { status: 'canceled', updatedAt: now });
    if (!order.isHeld || !(await tryConfirm(deps, em, order))) return false;
    if (order.replaced !== null) return true;
    const { totalWithDiscount: waived } = booking.quote;
    const quote = { ...booking.quote, waived, totalWithDiscount: money<string>(0, booking.currency) };
    await sqlRows(em, 'update bookings set total_minor = 0, quote = $2::jsonb where id = $1', [
      booking.id,
      JSON.stringify(quote),
    ]);
    return true;
  });
}

/** Ends a payment, and its pending booking, for which the provider refuses to make an intent. */
export function refusePayment(deps: Deps, paymentId: string, message: string | null): Promise<void> {
  return inTransaction(deps, async (em) => {
    const seen = await em.findOne(Payment, { id: paymentId });
    const order = seen === null ? null : await lockOrder(em, seen.bookingId, false);
    if (order === null) return;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await em.findOneOrFail(Payment, { id: paymentId }, lock);
    if (payment.status === 'open') await failPayment(deps, em, payment, order, { message });
  });
}

async function failPayment(deps: Deps, em: EntityManager, payment: Payment, order: Order, end: FailedEnd) {
  const { message, isDropped = false } = end;
  const { booking, isHeld } = order;
  const now = deps.clock.now();
  await em.nativeUpdate(
    Payment,
    { id: payment.id },
    {
      status: isDropped ? 'canceled' : 'failed',
      failureMessage: message,
      checkingSince: null,
      askedAt: null,
      updatedAt: now,
    },
  );
  if (payment.providerIntentId) await deps.jobs.enqueue(em, cancelIntent, { paymentId: payment.id });
  if (booking.status !== 'pending') return;
  // The event of an intent that ended with its hold may come before the hold's own end is written down.
  if (message === null && !isHeld) return cancelRow(em, booking, { reason: cancelReasons.notPaid, now });
  const reason = message ?? cancelReasons.paymentProblem;
  await cancelRow(em, booking, { reason, paymentMessage: reason, now });
}
