import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { PayoutAccount } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import type { CardFailure, CardResult } from '#server/platform/payments/card-provider.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { ListedPayout } from '#server/platform/payments/listed.ts';
import { accountWaits } from './account-changes/account-waits.ts';
import { isDemoAccount } from './demo-account.ts';
import { failPayout, REQUEST_REFUSED, settlePayout } from './settle-payout.ts';
import { Payout } from './payouts.entity.ts';
import { sendPayout } from './payouts-jobs.ts';

interface ToSend {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Instant;
}

/**
 * Moves one payout to the partner's account at the provider and on to their bank, each under a key made of its id, and
 * writes down what became of it. A refused one goes back to the balance; one without an answer is asked for again.
 */
export const sendPayoutHandler = handleJob(sendPayout, async ({ payoutId }, deps: Deps) => {
  const em = deps.db.fork();
  const payout = await em.findOne(Payout, { id: payoutId });
  if (payout === null || payout.status !== 'requested') return;
  const account = await em.findOne(PayoutAccount, { userId: payout.userId });
  // Whose bank was asked already is asked again, by the same key, whatever became of the account since.
  const accountId = payout.askedAccount ?? account?.providerAccountId;
  if (accountId === undefined) {
    await bringBack(deps, payoutId, payout.providerTransferId ?? null, forgotten);
    return;
  }
  if (deps.sandboxUrl !== null && isDemoAccount(accountId)) {
    await settlePayout(deps, payoutId, { status: 'paid' });
    return;
  }
  const amount = money<string>(payout.amountMinor, payout.currency);
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
    // Written down before the bank is asked: bringing it back needs it.
    await em.nativeUpdate(Payout, { id: payoutId }, { providerTransferId: transferId });
  }
  const claim = await claimBank(deps, payout, accountId);
  // It goes on when the account is proven: see account-changes/send-what-waits.ts.
  if (claim === 'waits') return;
  if (claim === 'gone') {
    const made = payout.askedAccount === null ? null : await madeBefore(deps, payout, accountId);
    if (made === null) await bringBack(deps, payoutId, transferId, forgotten);
    else await settleSent(deps, payoutId, made);
    return;
  }
  const key = `payout-bank:${payoutId}`;
  const sent = known(await deps.cards.payOut({ accountId, amount, idempotencyKey: key, metadata }));
  if (sent.ok) await settleSent(deps, payoutId, sent.value);
  else await bringBack(deps, payoutId, transferId, sent.failure);
});

/**
 * Writes down which account's bank is asked next, in a short transaction of its own: no answer is waited for under a lock,
 * and the idempotency key keeps money from moving twice.
 */
function claimBank(deps: Deps, { id, userId }: ToSend, accountId: string): Promise<'claimed' | 'waits' | 'gone'> {
  return inTransaction(deps, async (em) => {
    const still = 'select from payout_accounts where user_id = $1 and provider_account_id = $2 for share';
    if ((await sqlRows(em, still, [userId, accountId])).length === 0) return 'gone';
    if (await accountWaits(em, userId)) return 'waits';
    await em.nativeUpdate(Payout, { id }, { askedAccount: accountId });
    return 'claimed';
  });
}

/** What the bank of an account that was forgotten meanwhile was sent all the same: its answer was lost. */
async function madeBefore(deps: Deps, { id, createdAt }: ToSend, accountId: string): Promise<ListedPayout | null> {
  const span = { since: createdAt.minusSeconds(60), until: deps.clock.now().plusSeconds(60) };
  const listed = await deps.cards.listPayouts(accountId, span);
  if (!listed.ok) throw cardFailed(`Payouts of ${accountId}`, listed.failure);
  return listed.value.find(({ metadata }) => metadata.payoutId === id) ?? null;
}

const settleSent = (deps: Deps, payoutId: string, { id, arrivesAt }: Pick<ListedPayout, 'id' | 'arrivesAt'>) =>
  settlePayout(deps, payoutId, { status: 'sent', providerPayoutId: id, expectedAt: arrivesAt });

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
  if (failure.kind === 'declined' || (failure.code !== null && ofTheAccount.includes(failure.code))) {
    return { ok: false, failure };
  }
  return {
    ok: false,
    failure: { ...failure, code: REQUEST_REFUSED, message: `${failure.code ?? ''} ${failure.message}`.trim() },
  };
}

/** Refusals that the partner's account is the cause of: only they hold its currency until the bank form is saved. */
const ofTheAccount: readonly string[] = [
  'account_closed',
  'account_invalid',
  'bank_account_unusable',
  'insufficient_capabilities_for_transfer',
  'no_account',
  'payouts_not_allowed',
];
