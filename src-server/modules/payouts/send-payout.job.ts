import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import type { CardFailure, CardResult } from '#server/platform/payments/card-provider.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { accountWaits } from './account-changes/account-waits.ts';
import { failPayout, settlePayout } from './settle-payout.ts';
import { Payout, PayoutAccount } from './payouts.entity.ts';
import { sendPayout } from './payouts-jobs.ts';

/**
 * Moves one payout to the partner's account at the provider and on to their bank, each under a key made of its id, and
 * writes down what became of it. A refused one goes back to the balance; one without an answer is asked for again.
 */
export const sendPayoutHandler = handleJob(sendPayout, async ({ payoutId }, deps: Deps) => {
  const em = deps.db.fork();
  const payout = await em.findOne(Payout, { id: payoutId });
  if (payout === null || payout.status !== 'requested') return;
  const account = await em.findOne(PayoutAccount, { userId: payout.userId });
  if (account === null) {
    await bringBack(deps, payoutId, payout.providerTransferId ?? null, forgotten);
    return;
  }
  // Demo data has accounts that no provider knows.
  if (deps.sandboxUrl !== null && account.providerAccountId.startsWith('acct_demo_')) {
    await settlePayout(deps, payoutId, { status: 'paid' });
    return;
  }
  const amount = money<string>(payout.amountMinor, payout.currency);
  const { providerAccountId: accountId } = account;
  const metadata = { payoutId };
  let transferId = payout.providerTransferId ?? null;
  // A payout may wait for longer than the provider knows a key: what was moved is never moved again.
  if (transferId === null) {
    const transfer = known(
      await deps.cards.transfer({ accountId, amount, idempotencyKey: `payout:${payoutId}`, metadata }),
    );
    if (!transfer.ok) {
      await failPayout(deps, payoutId, transfer.failure);
      return;
    }
    transferId = transfer.value.id;
    // Written down before the bank is asked: whoever brings it back has to know it.
    await em.nativeUpdate(Payout, { id: payoutId }, { providerTransferId: transferId });
  }
  const sent = await inTransaction(deps, async (within) => {
    // While the bank is asked nobody changes which one it is.
    const still = 'select from payout_accounts where user_id = $1 and provider_account_id = $2 for share';
    if ((await sqlRows(within, still, [payout.userId, accountId])).length === 0)
      return { ok: false as const, failure: forgotten };
    if (await accountWaits(within, payout.userId)) return null;
    const key = `payout-bank:${payoutId}`;
    return known(await deps.cards.payOut({ accountId, amount, idempotencyKey: key, metadata }));
  });
  // It goes on when the account is proven: see account-changes/send-what-waits.ts.
  if (sent === null) return;
  if (sent.ok) {
    const { id, arrivesAt } = sent.value;
    await settlePayout(deps, payoutId, { status: 'sent', providerPayoutId: id, expectedAt: arrivesAt });
    return;
  }
  await bringBack(deps, payoutId, transferId, sent.failure);
});

/** The account was forgotten before the bank was asked: see forget-account.ts. */
const forgotten = { code: 'account_forgotten', message: null };

/** Brings back what was moved, if anything was, and writes it to the balance. */
async function bringBack(
  deps: Deps,
  payoutId: string,
  transferId: string | null,
  why: Parameters<typeof failPayout>[2],
): Promise<void> {
  if (transferId !== null) {
    const back = known(
      await deps.cards.reverseTransfer({
        transferId,
        idempotencyKey: `payout-back:${payoutId}`,
        metadata: { payoutId },
      }),
    );
    if (!back.ok) throw cardFailed(`Payout ${payoutId}`, back.failure);
  }
  await failPayout(deps, payoutId, why);
}

/** What is refused for good. */
type Refused = Extract<CardFailure, { kind: 'invalid' | 'declined' }>;

/**
 * An answer that decides something.
 * @throws Error where nothing is known, nothing can be done about it here, or our own balance has to fill up first: the
 * same call comes again.
 */
function known<T>(answer: CardResult<T>): { ok: true; value: T } | { ok: false; failure: Refused } {
  if (answer.ok) return answer;
  const { failure } = answer;
  if (failure.kind === 'unreachable' || failure.kind === 'unusable' || failure.code === 'balance_insufficient') {
    throw cardFailed('Payout', failure);
  }
  return { ok: false, failure };
}
