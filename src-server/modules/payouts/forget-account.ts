import { dropAccount } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sendPayout } from './payouts-jobs.ts';

/**
 * Forgets where a partner is paid as another person filled it in until `at`: what they are owed waits for an account of
 * theirs, and a payout that has not reached the bank comes back. Repeated it changes nothing.
 */
export function forgetAccount(deps: Deps, userId: string, at: string): Promise<void> {
  return inTransaction(deps, async (em) => {
    // First, so that a bank form that is being sent finds its note gone and is kept by no one.
    await sqlRows(em, 'delete from payout_account_changes where user_id = $1 and changed_at <= $2', [userId, at]);
    if (!(await dropAccount(em, userId, at))) return;
    const stopped = await sqlRows<{ id: string }>(
      em,
      "select id from payouts where user_id = $1 and status = 'requested'",
      [userId],
    );
    for (const { id } of stopped) await deps.jobs.enqueue(em, sendPayout, { payoutId: id });
  });
}
