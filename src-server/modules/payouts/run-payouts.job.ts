import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { balancesOf, recordPayout } from '#server/modules/ledger/ledger.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { PAYOUTS_CRON } from './next-payout.ts';
import { Payout } from './payouts.entity.ts';
import { runPayouts, sendPayout } from './payouts-jobs.ts';

const dueSql = `
  select a.user_id from payout_accounts a
  where a.payouts_enabled and a.currently_due = '{}' and a.past_due = '{}' and exists (
    select 1 from ledger_entries e where e.partner_id = a.user_id group by e.currency having sum(e.amount_minor) < 0)
  order by a.user_id`;

/**
 * Makes one payout per partner and currency of all that is owed, for accounts that can be paid: see
 * docs/decisions/payouts.md. Killed and run again, nothing is paid twice: what is under way is no longer a balance.
 */
export const runPayoutsHandler = handleJob(
  runPayouts,
  async (_payload, deps: Deps) => {
    const due = await deps.db.query<{ user_id: string }>(dueSql);
    await forEachOnItsOwn(due, ({ user_id }) => payOut(deps, user_id));
  },
  PAYOUTS_CRON,
);

function payOut(deps: Deps, userId: string): Promise<void> {
  return inTransaction(deps, async (em) => {
    // Two runs at once meet here: the second finds nothing left to pay.
    const [account] = await sqlRows<{ payouts_enabled: boolean }>(
      em,
      'select payouts_enabled from payout_accounts where user_id = $1 for update',
      [userId],
    );
    if (account?.payouts_enabled !== true) return;
    const owed = (await balancesOf(em, userId)).filter(({ minor }) => minor > 0);
    for (const amount of owed) {
      const id = newId();
      const at = deps.clock.now();
      await em.insert(Payout, { id, userId, ...rowOf(amount), createdAt: at });
      await recordPayout(em, { id, partnerId: userId, amount, at });
      await deps.jobs.enqueue(em, sendPayout, { payoutId: id });
    }
  });
}

const rowOf = ({ minor, currency }: Money) => ({
  currency,
  amountMinor: minor,
  status: 'requested' as const,
  providerTransferId: null,
  failureMessage: null,
  paidAt: null,
});
