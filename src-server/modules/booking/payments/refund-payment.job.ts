import { LockMode } from '@mikro-orm/core';
import { ASKED_AGAIN, DISPUTED } from '#shared/booking/refund-tracker.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/ids.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import type { ProviderEvent, RefundTrace } from '#server/platform/payments/card-provider.ts';
import { refundPayment, sendBookingMail } from '../booking-jobs.ts';
import { refundNotKnownYet } from '../booking.errors.ts';
import { isNewEvent } from './confirm-payment.ts';
import { recordFailedRefund, recordRefund } from '#server/modules/ledger/ledger.module.ts';
import { Payment, Refund } from './payment.entity.ts';
import { retryRefund } from './refunds.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';

interface Answer {
  readonly id: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failureMessage?: string | null;
  readonly trace?: RefundTrace;
}

const isOpen = ({ status }: Refund): boolean => status === 'requested';
const cameBack = ({ status, failureMessage }: Refund): boolean =>
  status === 'failed' && failureMessage !== DISPUTED && failureMessage !== ASKED_AGAIN;

/** Asks again for what could not be given back while the payment was in dispute. */
export async function retryDisputedRefunds(deps: Deps, em: EntityManager, paymentId: string): Promise<void> {
  const failed = await em.find(Refund, { paymentId, status: 'failed', failureMessage: DISPUTED });
  for (const refund of failed) {
    await em.nativeUpdate(Refund, { id: refund.id }, { failureMessage: ASKED_AGAIN });
    await retryRefund(deps, em, refund, deps.clock.now());
  }
}

const tell = (
  deps: Deps,
  em: EntityManager,
  { id, bookingId }: Refund,
  kind: 'refunded' | 'refundArrived' | 'refundCameBack',
): Promise<void> => deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'traveller', refundId: id });

/** Keeps what the payer's bank finds the money by, and that it arrived, as soon as the provider says so. */
async function keepTrace(deps: Deps, em: EntityManager, refund: Refund, { status, trace }: Answer): Promise<void> {
  if (trace === undefined || status === 'failed' || refund.status === 'failed') return;
  const reference = trace.reference ?? refund.reference ?? null;
  const hasArrived = trace.arrived && !refund.arrivedAt;
  if (reference === (refund.reference ?? null) && !hasArrived) return;
  const arrived = hasArrived ? { arrivedAt: deps.clock.now() } : {};
  await em.nativeUpdate(Refund, { id: refund.id }, { reference, ...arrived });
  if (hasArrived) await tell(deps, em, refund, 'refundArrived');
}

/** The other parts of the same refund, paid by other charges, at the same try. */
const partsBeside = (em: EntityManager, { id, groupId, attempt }: Refund): Promise<Refund[]> =>
  em.find(Refund, { groupId, attempt, way: 'card', id: { $ne: id } }, { refresh: true });

/** Brings our record of a refund to what the provider says, and asks again for a failed one; repeated it comes to the same. */
async function settleRefund(deps: Deps, em: EntityManager, refundId: string, answer: Answer): Promise<void> {
  const now = deps.clock.now();
  // One part after the other: the traveller is told once, of all of them.
  await sqlRows(
    em,
    'select from bookings b join refunds r on r.booking_id = b.id where r.id = $1 for no key update of b',
    [refundId],
  );
  const refund = await em.findOneOrFail(
    Refund,
    { id: refundId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const { bookingId, status } = refund;
  const taxMinor = refund.taxMinor ?? null;
  const movement = { id: refundId, bookingId, amount: money(refund.amountMinor, refund.currency), taxMinor, at: now };
  const providerRefundId = answer.id ?? refund.providerRefundId;
  await keepTrace(deps, em, refund, answer);
  if (answer.status === 'succeeded' && status === 'requested') {
    await em.nativeUpdate(Refund, { id: refundId }, { status: 'succeeded', confirmedAt: now, providerRefundId });
    await recordRefund(em, movement);
    if (!(await partsBeside(em, refund)).some(isOpen)) await tell(deps, em, refund, 'refunded');
  } else if (answer.status === 'failed' && status !== 'failed') {
    const failureMessage = answer.failureMessage ?? null;
    await em.nativeUpdate(Refund, { id: refundId }, { status: 'failed', failureMessage, providerRefundId });
    if (status === 'succeeded') await recordFailedRefund(em, movement);
    // Money that the payer's bank took away cannot be sent too; it is asked for again when the dispute is won.
    const isDisputed = failureMessage === DISPUTED;
    const isGivenUp = isDisputed || (await retryRefund(deps, em, refund, now));
    const others = await partsBeside(em, refund);
    if (!isDisputed && !others.some(cameBack)) await tell(deps, em, refund, 'refundCameBack');
    const sent = others.find((other) => other.status === 'succeeded');
    if (status === 'requested' && sent !== undefined && !others.some(isOpen)) await tell(deps, em, sent, 'refunded');
    deps.log.error({ refundId, bookingId, failureMessage, isGivenUp }, 'refund failed at the provider');
  } else if (answer.status === 'pending' && providerRefundId !== refund.providerRefundId) {
    await em.nativeUpdate(Refund, { id: refundId }, { providerRefundId });
  }
}

/** Gives money back at the provider. Any other answer than a refund fails the job, which then comes again. */
export const refundPaymentHandler = handleJob(refundPayment, async ({ refundId }, deps: Deps) => {
  const em = deps.db.fork();
  const refund = await em.findOne(Refund, { id: refundId });
  if (refund === null || refund.status !== 'requested' || refund.way !== 'card' || refund.providerRefundId) return;
  const payment = await em.findOneOrFail(Payment, { id: refund.paymentId });
  // Demo data has payments that no provider knows; real ones always have an intent.
  const isDemo = !payment.providerIntentId && deps.sandboxUrl !== null;
  const answer = isDemo
    ? { id: null, status: 'succeeded' as const }
    : await askProvider(deps, refund, payment.providerIntentId ?? '');
  await inTransaction(deps, (step) => settleRefund(deps, step, refundId, answer));
});

async function askProvider(
  deps: Deps,
  refund: { id: string; amountMinor: number; currency: string },
  intentId: string,
) {
  const given = await deps.cards.refund({
    intentId,
    amount: money(refund.amountMinor, refund.currency),
    idempotencyKey: `refund-${refund.id}`,
    metadata: { refund_id: refund.id },
  });
  if (!given.ok && given.failure.kind === 'invalid' && given.failure.code === DISPUTED) {
    return { id: null, status: 'failed' as const, failureMessage: DISPUTED };
  }
  if (!given.ok) throw cardFailed(`Refund ${refund.id}`, given.failure);
  const { id, status, ...trace } = given.value;
  return { id, status, trace };
}

/**
 * Takes over what the provider says of a refund.
 * @throws Error for a refund that we may be about to write down: the provider then delivers the event again.
 */
export function receiveRefund(deps: Deps, event: Extract<ProviderEvent, { kind: 'refund' }>): Promise<void> {
  return inTransaction(deps, async (em) => {
    // Asked before we look for the refund: one that is written down in between is then found.
    const [unwritten] = await sqlRows<unknown>(
      em,
      `select 1 from refunds r join payments p on p.id = r.payment_id
       where p.provider_intent_id = $1 and r.status = 'requested' and r.provider_refund_id is null limit 1`,
      [event.intentId],
    );
    // Its event may be here before the answer to the request that made it: both carry our own id.
    const { refund_id: named = '' } = event.metadata;
    const refund =
      (await em.findOne(Refund, { providerRefundId: event.refundId })) ??
      (isId(named) ? await em.findOne(Refund, { id: named, providerRefundId: null }) : null);
    if (refund === null) {
      if (unwritten !== undefined && event.status !== 'pending') throw refundNotKnownYet();
      return;
    }
    if (!(await isNewEvent(em, deps, event))) return;
    await settleRefund(deps, em, refund.id, {
      id: event.refundId,
      status: event.status,
      failureMessage: event.failureMessage,
      trace: event.trace,
    });
  });
}
