import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { runPayouts } from '../payouts-jobs.ts';
import { balancesDue } from './balances-due.ts';

/**
 * Has all that is due paid out now instead of on Monday; asked again before the run has worked, it is the same run.
 * @returns `asked: false` where nothing is due, or all of it waits
 */
export async function payAll(deps: Deps): Promise<{ readonly asked: boolean }> {
  const due = await balancesDue(deps);
  if (!due.some(({ hold }) => hold === null)) {
    tellAct('repeated');
    return { asked: false };
  }
  if (!(await inTransaction(deps, (em) => deps.jobs.enqueueOnce(em, runPayouts, {})))) tellAct('repeated');
  return { asked: true };
}
