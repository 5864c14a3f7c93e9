import type { Deps } from '#server/deps.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { PAYOUTS_CRON } from './next-payout.ts';
import { payOut } from './pay-out.ts';
import { runPayouts } from './payouts-jobs.ts';
import { holdSql } from './why-held.ts';

const dueSql = `
  select distinct a.user_id from partner_balances o join payout_accounts a on a.user_id = o.partner_id
  where ($1::uuid is null or o.partner_id = $1) and o.amount_minor < 0 and ${holdSql} is null order by a.user_id`;

/**
 * Makes one payout per partner and currency of all that is owed, for accounts that can be paid: see
 * docs/decisions/payouts.md. Killed and run again, nothing is paid twice: what is under way is no longer a balance.
 */
export const runPayoutsHandler = handleJob(
  runPayouts,
  async ({ userId = null }, deps: Deps) => {
    const due = await deps.db.query<{ user_id: string }>(dueSql, [userId]);
    await forEachOnItsOwn(due, async ({ user_id }) => {
      await payOut(deps, user_id);
    });
  },
  PAYOUTS_CRON,
);
