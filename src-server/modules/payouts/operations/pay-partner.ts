import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { nothingToPay } from '../payouts.errors.ts';
import { runPayouts } from '../payouts-jobs.ts';
import { balancesDue } from './balances-due.ts';

/**
 * Pays a partner's balances out now instead of on Monday. Asked twice, nothing is paid twice.
 * @throws AppError 409 where nothing is due, or all of it waits.
 */
export async function payPartner(deps: Deps, partnerId: string): Promise<{ readonly asked: true }> {
  const due = await balancesDue(deps, partnerId);
  if (!due.some(({ hold }) => hold === null)) throw nothingToPay();
  await inTransaction(deps, (em) => deps.jobs.enqueue(em, runPayouts, { userId: partnerId }));
  return { asked: true };
}
