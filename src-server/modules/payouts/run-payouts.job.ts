import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { openLinesOf, recordPayout } from '#server/modules/ledger/ledger.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { currenciesThatCameBack } from './came-back.ts';
import { accountWaits } from './account-changes/account-waits.ts';
import { canTake } from './can-take.ts';
import { PAYOUTS_CRON } from './next-payout.ts';
import { Payout } from './payouts.entity.ts';
import { runPayouts, sendPayout } from './payouts-jobs.ts';

const dueSql = `
  select a.user_id from payout_accounts a
  where ($1::uuid is null or a.user_id = $1) and a.payouts_enabled and a.currently_due = '{}' and a.past_due = '{}' and exists (
    select 1 from partner_balances b where b.partner_id = a.user_id and b.amount_minor < 0)
  order by a.user_id`;

/**
 * Makes one payout per partner and currency of all that is owed, for accounts that can be paid: see
 * docs/decisions/payouts.md. Killed and run again, nothing is paid twice: what is under way is no longer a balance.
 */
export const runPayoutsHandler = handleJob(
  runPayouts,
  async ({ userId = null }, deps: Deps) => {
    const due = await deps.db.query<{ user_id: string }>(dueSql, [userId]);
    await forEachOnItsOwn(due, ({ user_id }) => payOut(deps, user_id));
  },
  PAYOUTS_CRON,
);

interface AccountRow {
  readonly payouts_enabled: boolean;
  readonly currencies: readonly string[];
  readonly account_last4: string | null;
}

function payOut(deps: Deps, userId: string): Promise<void> {
  return inTransaction(deps, async (em) => {
    // Two runs at once meet here: the second finds nothing left to pay.
    const [account] = await sqlRows<AccountRow>(
      em,
      'select payouts_enabled, currencies, account_last4 from payout_accounts where user_id = $1 for update',
      [userId],
    );
    if (account?.payouts_enabled !== true || (await accountWaits(em, userId))) return;
    const open = Map.groupBy(await openLinesOf(em, userId), ({ currency }) => currency);
    const cameBack = await currenciesThatCameBack(em, userId);
    const at = deps.clock.now();
    for (const [currency, lines] of open) {
      const amount = money<string>(
        lines.reduce((sum, { minor }) => sum + minor, 0),
        currency,
      );
      // What was taken back may be more than what was earned since: it waits for the next.
      const isHeld = !canTake(account.currencies, currency) || cameBack.includes(currency);
      if (amount.minor <= 0 || isHeld) continue;
      const id = newId();
      await em.insert(Payout, {
        id,
        userId,
        currency,
        amountMinor: amount.minor,
        status: 'requested',
        providerTransferId: null,
        providerPayoutId: null,
        accountLast4: account.account_last4,
        failureCode: null,
        failureMessage: null,
        createdAt: at,
        sentAt: null,
        expectedAt: null,
        paidAt: null,
      });
      await sqlRows(
        em,
        `insert into payout_lines (transaction_id, payout_id, amount_minor)
         select t, $1, m from unnest($2::uuid[], $3::bigint[]) as line (t, m)`,
        [id, lines.map(({ transactionId }) => transactionId), lines.map(({ minor }) => minor)],
      );
      await recordPayout(em, { id, partnerId: userId, amount, at });
      await deps.jobs.enqueue(em, sendPayout, { payoutId: id });
    }
  });
}
