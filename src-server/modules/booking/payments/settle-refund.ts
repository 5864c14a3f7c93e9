import { LockMode } from '@mikro-orm/core';
import { ASKED_AGAIN, DISPUTED } from '#shared/booking/refund-tracker.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { recordFailedRefund, recordRefund } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { RefundStatus, RefundTrace } from '#server/platform/payments/refund.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { bookLosses, takeLostSharesBack } from '../disputes/take-share-back.ts';
import { Refund } from './payment.entity.ts';
import { retryRefund } from './refunds.ts';

/** What the provider says of a refund; its `id` is null while it has none. */
export interface RefundSaid {
  readonly id: string | null;
  readonly status: RefundStatus;
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
async function keepTrace(deps: Deps, em: EntityManager, refund: Refund, { status, trace }: RefundSaid): Promise<void> {
  if (trace === undefined || status === 'failed' || refund.status === 'failed') return;
  const reference = trace.reference ?? refund.reference ?? null;
  const hasArrived = trace.arrived && !refund.arrivedAt;
  if (reference === (refund.reference ?? null) && !hasArrived) return;
  const arrived = hasArrived ? { arrivedAt: deps.clock.now() } : {};
  await em.nativeUpdate(Refund, { id: refund.id }, { reference, ...arrived });
  if (hasArrived) await tell(deps, em, refund, 'refundArrived');
}

/** The other parts of the same refund, paid by other charges, at the same try. */
const otherParts = (em: EntityManager, { id, groupId, attempt }: Refund): Promise<Refund[]> =>
  em.find(Refund, { groupId, attempt, way: 'card', id: { $ne: id } }, { refresh: true });

/** Brings our record of a refund to what the provider says, and asks again for a failed one; repeated it comes to the same. */
export async function settleRefund(deps: Deps, em: EntityManager, refundId: string, answer: RefundSaid): Promise<void> {
  const now = deps.clock.now();
  // One part after the other: the traveller is informed once, of all of them.
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
    if (!(await otherParts(em, refund)).some(isOpen)) await tell(deps, em, refund, 'refunded');
  } else if (answer.status === 'failed' && status !== 'failed') {
    const failureMessage = answer.failureMessage ?? null;
    await em.nativeUpdate(Refund, { id: refundId }, { status: 'failed', failureMessage, providerRefundId });
    if (status === 'succeeded') await recordFailedRefund(em, movement);
    // Money that the payer's bank took away cannot be sent too; it is asked for again when the dispute is won.
    const isDisputed = failureMessage === DISPUTED;
    // What was made at the provider was never ours to ask for.
    const isGivenUp = isDisputed || refund.way === 'provider' || (await retryRefund(deps, em, refund, now));
    // What a bank took for good of its payment may now be more than was left of it before.
    await bookLosses(em, refund.paymentId, now);
    await takeLostSharesBack(em, bookingId, now);
    const others = await otherParts(em, refund);
    if (!isDisputed && !others.some(cameBack)) await tell(deps, em, refund, 'refundCameBack');
    const sent = others.find((other) => other.status === 'succeeded');
    if (status === 'requested' && sent !== undefined && !others.some(isOpen)) await tell(deps, em, sent, 'refunded');
    deps.log.error({ refundId, bookingId, failureMessage, isGivenUp }, 'refund failed at the provider');
  } else if (answer.status === 'pending' && providerRefundId !== refund.providerRefundId) {
    await em.nativeUpdate(Refund, { id: refundId }, { providerRefundId });
  }
}
