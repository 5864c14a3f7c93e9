import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { Deps } from '#server/deps.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { cancelIntent, expireHolds } from '../booking-jobs.ts';
import { tellOfOfferOver } from '../move/offer-move.ts';
import { endIntent } from '../payments/end-intent.ts';
import { lockOrder } from '../lock-bookings.ts';
import { dropPayments } from '../payments/open-payment.ts';
import { Payment } from '../payments/payment.entity.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forgetHolders } from '../place/unpaid-holds.ts';
import { cancelRow } from '../place/write-booking.ts';

const AT_ONCE = 200;

/**
 * Cancels pending bookings whose hold is over, after their intents are dead at the provider: one that was paid in the
 * last moment is confirmed, or given back, instead. Their bags have been free since the hold ended.
 */
export const expireHoldsHandler = handleJob(
  expireHolds,
  async (_payload, deps: Deps) => {
    const due = await deps.db.query<{ id: string }>(
      `select id from bookings where status = 'pending' and hold_expires_at <= product_now() order by hold_expires_at limit ${AT_ONCE}`,
    );
    await forEachOnItsOwn(due, ({ id }) => expireHold(deps, id));
    await forgetHolders(deps.db.fork());
  },
  '* * * * *',
);

async function expireHold(deps: Deps, bookingId: string): Promise<void> {
  const open = await deps.db.query<{ id: string; provider_intent_id: string }>(
    `select id, provider_intent_id from payments
     where booking_id = $1 and status in ('open', 'requires_action') and provider_intent_id is not null`,
    [bookingId],
  );
  for (const { id, provider_intent_id } of open) if (!(await endIntent(deps, id, provider_intent_id))) return;
  await inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    const order = await lockOrder(em, bookingId, false);
    if (order?.booking.status !== 'pending' || order.isHeld) return;
    await dropPayments(deps, em, bookingId);
    if (!order.booking.offeredAt) return cancelRow(em, order.booking, { reason: cancelReasons.notPaid, now });
    await cancelRow(em, order.booking, { reason: cancelReasons.moveOver, now, keepsCoupon: true });
    if (order.replaced?.status === 'confirmed') await tellOfOfferOver(em, deps, order.replaced.id);
    return undefined;
  });
}

/** Cancels an intent of a payment that was given up; one that was paid meanwhile is settled, which gives it back. */
export const cancelIntentHandler = handleJob(cancelIntent, async ({ paymentId }, deps: Deps) => {
  const payment = await deps.db.fork().findOne(Payment, { id: paymentId });
  if (!payment?.providerIntentId || payment.status === 'succeeded') return;
  if (!(await endIntent(deps, paymentId, payment.providerIntentId)))
    throw new Error('The intent could not be cancelled');
});
