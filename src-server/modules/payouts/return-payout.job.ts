import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { failPayout } from './settle-payout.ts';
import { Payout } from './payouts.entity.ts';
import { returnPayout } from './payouts-jobs.ts';

/** The bank gave a payout back to the account at the provider: from there it comes back to the platform, under one key. */
export const returnPayoutHandler = handleJob(returnPayout, async ({ payoutId, code, message }, deps: Deps) => {
  const payout = await deps.db.fork().findOne(Payout, { id: payoutId });
  if (payout === null || payout.status === 'failed' || !payout.providerTransferId) return;
  const back = await deps.cards.reverseTransfer({
    transferId: payout.providerTransferId,
    idempotencyKey: `payout-back:${payoutId}`,
    metadata: { payoutId },
  });
  if (!back.ok) throw cardFailed(`Payout ${payoutId}`, back.failure);
  await failPayout(deps, payoutId, { code, message });
});
