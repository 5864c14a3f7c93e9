import type { Deps } from '#server/deps.ts';
import { checkCode } from '#server/modules/accounts/accounts.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { accountChangeGone } from '../payouts.errors.ts';
import { sendWhatWaits } from './send-what-waits.ts';
import { waitingChange } from './waiting-change.ts';

/**
 * Proves by a code of the codes app, or a recovery code, that it was the partner who changed their account; what waited
 * for it goes on. Once nothing waits, it changes nothing.
 * @throws AppError 409 where the second factor is too new to prove it, 422 on `code` for a wrong one, 429 after five.
 */
export async function proveAccount(deps: Deps, userId: string, code: string): Promise<void> {
  const change = await waitingChange(deps, userId);
  if (change === null) return;
  if (!change.canProve) throw accountChangeGone();
  await checkCode(deps, userId, code);
  await inTransaction(deps, async (em) => {
    await sqlRows(em, 'select from payout_accounts where user_id = $1 for update', [userId]);
    await sqlRows(
      em,
      `update payout_account_changes set proof = 'factor', proven_at = $2 where id = $1 and proof is null`,
      [change.id, deps.clock.now().toString()],
    );
    await sendWhatWaits(em, deps, userId);
  });
}
