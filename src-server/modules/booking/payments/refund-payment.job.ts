import { DISPUTED } from '#shared/booking/refund-tracker.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { refundPayment } from '../booking-jobs.ts';
import { compareRefunds } from './made-at-provider.ts';
import { Payment, Refund } from './payment.entity.ts';
import { type RefundSaid, settleRefund } from './settle-refund.ts';

/** What the provider says where less is left of a payment than we ask for: a refund was made there without us. */
const MADE_THERE = ['amount_too_large', 'charge_already_refunded'];

/** Gives money back at the provider. Any other answer than a refund fails the job, which then comes again. */
export const refundPaymentHandler = handleJob(refundPayment, async ({ refundId }, deps: Deps) => {
  const em = deps.db.fork();
  const refund = await em.findOne(Refund, { id: refundId });
  if (refund === null || refund.status !== 'requested' || refund.way !== 'card' || refund.providerRefundId) return;
  const payment = await em.findOneOrFail(Payment, { id: refund.paymentId });
  // Demo data has payments that no provider knows; real ones always have an intent.
  const isDemo = !payment.providerIntentId && deps.sandboxUrl !== null;
  const answer: RefundSaid | null = isDemo
    ? { id: null, status: 'succeeded' }
    : await askProvider(deps, refund, payment.providerIntentId ?? '');
  if (answer !== null) await inTransaction(deps, (step) => settleRefund(deps, step, refundId, answer));
});

/**
 * @returns what the provider answers; null where the books were brought to what it holds and nothing is left to ask.
 * @throws Error for any other answer.
 */
async function askProvider(
  deps: Deps,
  refund: { id: string; amountMinor: number; currency: string },
  intentId: string,
): Promise<RefundSaid | null> {
  const given = await deps.cards.refund({
    intentId,
    amount: money(refund.amountMinor, refund.currency),
    idempotencyKey: `refund-${refund.id}`,
    metadata: { refund_id: refund.id },
  });
  if (given.ok) {
    const { id, status, ...trace } = given.value;
    return { id, status, trace };
  }
  const { failure } = given;
  const code = failure.kind === 'invalid' ? (failure.code ?? '') : '';
  if (code === DISPUTED) return { id: null, status: 'failed', failureMessage: DISPUTED };
  if (MADE_THERE.includes(code)) {
    await compareRefunds(deps, intentId);
    const now = await deps.db.fork().findOneOrFail(Refund, { id: refund.id });
    // What is left of it is asked for by a refund of its own.
    if (now.providerRefundId || now.status !== 'requested') return null;
  }
  throw cardFailed(`Refund ${refund.id}`, failure);
}
