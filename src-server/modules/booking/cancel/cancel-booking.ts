import type { z } from 'zod/mini';
import type { cancelBookingSchema } from '#shared/booking/booking-schema.ts';
import type { ShareChoice } from '#shared/booking/refund-plan.ts';
import { refusalOf } from '#shared/booking/order-state.ts';
import { isCancelable, refundable } from '#shared/booking/refund-policy.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import { announce } from '../booking-jobs.ts';
import {
  bagsInside,
  bookingNotCancelable,
  bookingReplaced,
  doorReportOpen,
  orderMoneyChanged,
  orderNotFound,
  refundTooMuch,
} from '../booking.errors.ts';
import { allowanceOf, netPaid, orderKept } from '../payments/order-sums.sql.ts';
import { takeShareBack } from '../payments/give-back.ts';
import { earnBooking } from '../orders/earn-booking.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { agreeByRefund, endReport, hasOpenReport } from '../door/end-report.ts';
import { factsOf, lockOrder } from '../lock-bookings.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { dropPayments } from '../payments/open-payment.ts';
import { refundOrder } from '../payments/refunds.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cancelRow } from '../place/write-booking.ts';

/**
 * Cancels an order: before the drop-off everything paid goes back, afterwards nothing, unless the location changed its
 * hours. Cancelling it again changes nothing.
 * @throws AppError 404 for a foreign order, 409 for a completed one.
 */
export async function cancelBooking(ctx: RequestContext, input: z.output<typeof cancelBookingSchema>): Promise<void> {
  await requireOrderAccess(ctx, input.bookingId);
  const scope = `cancel:${scopeOf(ctx)}:${input.bookingId}`;
  await withIdempotency(ctx.deps, { scope, key: input.requestId, request: input }, async () => {
    await cancelOrder(ctx.deps, input.bookingId, input.reason || null);
    return true;
  });
}

interface CancelOptions {
  /** Gives everything back whatever the time: the location cancels. */
  readonly inFull?: boolean;
  /** What an administrator decided instead of the policy. */
  readonly decided?: {
    /** In minor units of the order's currency; of what the order held when it was decided. */
    readonly minor: number;
    readonly held: number;
    readonly share: ShareChoice;
    /** What the partner reads where a part of their share is taken back. */
    readonly shareReason: string;
  };
}

/** The same without questions, for use cases that have asked them. @throws AppError 409 for a completed order. */
const cancelOrder = (deps: Deps, bookingId: string, reason: string | null): Promise<void> =>
  inTransaction(deps, (em) => cancelOrderWithin(em, deps, bookingId, reason));

/** The same within a transaction. */
export async function cancelOrderWithin(
  em: EntityManager,
  deps: Deps,
  bookingId: string,
  reason: string | null,
  { inFull = false, decided }: CancelOptions = {},
): Promise<void> {
  const now = deps.clock.now();
  const order = await lockOrder(em, bookingId, false);
  if (order === null) throw orderNotFound();
  const { booking, current } = order;
  // A change that waits for its payment may be given up by itself.
  const isWaiting = booking.id !== current.id && booking.status === 'pending';
  if (booking.id !== current.id && !isWaiting) throw bookingReplaced(current.id);
  if (booking.status === 'canceled') return;
  if (!isCancelable(booking.status)) throw bookingNotCancelable();
  const facts = factsOf(order);
  // The location and administration may with bags inside: record and room stay until the last is out.
  const byTraveller = !inFull && decided === undefined;
  const refusal = byTraveller && !isWaiting ? refusalOf('cancel', facts, now) : null;
  if (refusal !== null) throw refusal === 'inside' ? bagsInside() : bookingNotCancelable();
  await dropPayments(deps, em, booking.id);
  if (!isWaiting) await dropWaiting(deps, em, order, reason);
  if (booking.status === 'pending') return cancelRow(em, booking, { reason, now });
  const paid = await netPaid(em, booking.id, booking.currency);
  if (decided !== undefined && decided.held !== paid.minor) throw orderMoneyChanged(paid);
  if (decided !== undefined && decided.minor > paid.minor) throw refundTooMuch(paid);
  const policy = (of: Money) => (inFull ? of : refundable(of, facts, now, order.order.penaltyFree));
  const amount = decided === undefined ? policy(paid) : money<string>(decided.minor, paid.currency);
  // What was given back in part before, or is with the payer's bank, was sold as well: the partner was there for all of it.
  const kept = await orderKept(em, booking.id, booking.currency);
  const sold = money<string>(kept.minor + (await allowanceOf(em, booking.id)), paid.currency);
  const isKept = decided === undefined ? policy(sold).minor < sold.minor : amount.minor < paid.minor;
  if (byTraveller && isKept && (await hasOpenReport(em, order.order.id))) throw doorReportOpen();
  if (inFull) await agreeByRefund(em, deps, order.order.id);
  else await endReport(em, order.order.id, { by: byTraveller ? 'traveller' : 'administration', taken: 'refund', now });
  await cancelRow(em, booking, { reason, now, keepsCoupon: isKept });
  await refundOrder(deps, em, { bookingId: booking.id, amount, reason: reason ?? 'Canceled', now });
  if (isKept || decided?.share === 'kept') await earnBooking(em, deps, booking);
  if (isKept && decided?.share === 'takenBack') {
    const part = { minor: amount.minor, of: paid.minor, reason: decided.shareReason, from: 'fees' } as const;
    await takeShareBack(em, deps, booking.id, part);
  }
  await announce(deps, em, booking.id, 'canceled');
}
