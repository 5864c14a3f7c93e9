import { LockMode } from '@mikro-orm/core';
import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { noteDifference, recordCalledBack, recordFailedPayout } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Payout, type PayoutStatus } from './payouts.entity.ts';
import { payoutFailed, payoutPaid } from './payouts.events.ts';
import { sendPayoutMail } from './payouts-jobs.ts';

interface Settled {
  readonly status: 'sent' | 'paid';
  readonly providerPayoutId?: string;
  readonly expectedAt?: Instant;
}

/** Where a payout may still go: an event may be here before the answer to the call that caused it, or twice. */
const after: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  // A bank may give back what it had taken.
  paid: ['failed'],
  failed: [],
};

/** Writes down that a payout is on its way or there; the partner is informed once. Repeated or late it changes nothing. */
export function settlePayout(deps: Deps, payoutId: string, settled: Settled): Promise<void> {
  return inTransaction(deps, async (em) => {
    const row = await em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) return;
    const at = deps.clock.now();
    const { status, ...rest } = settled;
    const moves = after[row.status].includes(status);
    await em.nativeUpdate(
      Payout,
      { id: payoutId },
      { ...rest, ...(moves ? { status, sentAt: row.sentAt ?? at, ...(status === 'paid' ? { paidAt: at } : {}) } : {}) },
    );
    if (moves && status === 'paid') await deps.events.publish(em, payoutPaid, { payoutId });
    if (moves && row.status === 'requested') await deps.jobs.enqueue(em, sendPayoutMail, { payoutId, kind: 'sent' });
  });
}

interface Failure {
  readonly code: string | null;
  readonly message: string | null;
}

/** Writes a payout that failed back to the balance and tells the partner; once. */
export function failPayout(deps: Deps, payoutId: string, { code, message }: Failure): Promise<void> {
  return inTransaction(deps, async (em) => {
    const row = await em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null || !after[row.status].includes('failed')) return;
    const failed = { status: 'failed', failureCode: code, failureMessage: message, paidAt: null } as const;
    await em.nativeUpdate(Payout, { id: payoutId }, failed);
    // What was called back before is in the balance already.
    const amount = money<string>(row.amountMinor - row.calledBackMinor, row.currency);
    await recordFailedPayout(em, { id: payoutId, partnerId: row.userId, amount, at: deps.clock.now() });
    // What is ours to mend is no matter of the partner's bank: it goes out again with the next run.
    if (code !== REQUEST_REFUSED) await deps.jobs.enqueue(em, sendPayoutMail, { payoutId, kind: 'failed' });
    await deps.events.publish(em, payoutFailed, { payoutId });
    deps.log.error({ payoutId, code, message }, 'payout failed');
  });
}

/** Why a payout failed whose request the provider refused: a fault of ours, reported to administrators. */
export const REQUEST_REFUSED = 'request_refused';

/** Why a payout failed whose transfer was called back at the provider without us. */
export const CALLED_BACK = 'transfer_reversed';

/**
 * Writes to the balance what of a payout's transfer was called back at the provider without us; all of it is a payout
 * that failed. Repeated it changes nothing. What the bank had already paid waits for finance: the account lacks it.
 * @param calledBack all that was called back so far
 */
export async function takeCalledBack(deps: Deps, payoutId: string, calledBack: Money): Promise<void> {
  const isWhole = await inTransaction(deps, async (em) => {
    const row = await em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null || row.status === 'failed' || calledBack.minor <= row.calledBackMinor) return false;
    const { providerTransferId: providerId, status, userId: partnerId } = row;
    if (status === 'paid' && providerId) {
      const about = { subject: 'transfer', providerId, what: 'undoneAfterPaid' } as const;
      await noteDifference(em, deps, { ...about, amount: calledBack });
    }
    if (calledBack.minor === row.amountMinor) return true;
    const amount = money<string>(calledBack.minor - row.calledBackMinor, row.currency);
    await recordCalledBack(em, { id: payoutId, partnerId, amount, at: deps.clock.now() }, calledBack.minor);
    await em.nativeUpdate(Payout, { id: payoutId }, { calledBackMinor: calledBack.minor });
    return false;
  });
  if (isWhole) await failPayout(deps, payoutId, { code: CALLED_BACK, message: null });
}
