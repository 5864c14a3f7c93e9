import { LockMode } from '@mikro-orm/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { recordFailedPayout } from '#server/modules/ledger/ledger.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { Payout, PayoutAccount } from './payouts.entity.ts';
import { sendPayout } from './payouts-jobs.ts';

/**
 * Moves one payout to the partner's account at the provider, under a key made of its id, and writes down what became of
 * it. A refused one goes back to the balance; one without an answer is asked for again.
 */
export const sendPayoutHandler = handleJob(sendPayout, async ({ payoutId }, deps: Deps) => {
  const em = deps.db.fork();
  const payout = await em.findOne(Payout, { id: payoutId });
  if (payout === null || payout.status !== 'requested') return;
  const account = await em.findOneOrFail(PayoutAccount, { userId: payout.userId });
  const amount = money<string>(payout.amountMinor, payout.currency);
  const transfer = {
    accountId: account.providerAccountId,
    amount,
    idempotencyKey: `payout:${payoutId}`,
    metadata: { payoutId },
  };
  // Demo data has accounts that no provider knows.
  const isDemo = deps.sandboxUrl !== null && account.providerAccountId.startsWith('acct_demo_');
  const answer = isDemo ? { ok: true as const, value: { id: null } } : await deps.cards.transfer(transfer);
  // Nothing is known, or nothing can be done about it here: the same call comes again.
  if (!answer.ok && (answer.failure.kind === 'unreachable' || answer.failure.kind === 'unusable'))
    throw new Error(answer.failure.message);
  await inTransaction(deps, async (step) => {
    const row = await step.findOneOrFail(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row.status !== 'requested') return;
    const at = deps.clock.now();
    if (answer.ok) {
      const paid = { status: 'paid', providerTransferId: answer.value.id, paidAt: at } as const;
      await step.nativeUpdate(Payout, { id: payoutId }, paid);
      return;
    }
    const failed = { status: 'failed', failureMessage: answer.failure.message } as const;
    await step.nativeUpdate(Payout, { id: payoutId }, failed);
    await recordFailedPayout(step, { id: payoutId, partnerId: row.userId, amount, at });
    deps.log.error({ payoutId, failure: answer.failure.message }, 'payout failed at the provider');
  });
});
