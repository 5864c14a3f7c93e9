import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { nothingToPay } from '../payouts.errors.ts';
import { payOut } from '../pay-out.ts';
import { balancesDue } from './balances-due.ts';

/**
 * Pays a partner's balances out now instead of on Monday. Asked twice at once, nothing is paid twice, and the second
 * time counts as a repetition.
 * @throws AppError 409 where nothing is due, or all of it waits.
 */
export async function payPartner(deps: Deps, partnerId: string): Promise<{ readonly asked: true }> {
  const due = await balancesDue(deps, partnerId);
  if (!due.some(({ hold }) => hold === null)) throw nothingToPay();
  if ((await payOut(deps, partnerId)) === 0) tellAct('repeated');
  return { asked: true };
}
