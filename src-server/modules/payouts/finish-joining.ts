import { setOnboardingStep } from '#server/modules/accounts/accounts.module.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { accountState } from './account-state.ts';
import { payoutsNotEnabled } from './payouts.errors.ts';

/**
 * Ends joining, once the provider has enabled payouts; the person who has joined stays so.
 * @throws AppError 409 before.
 */
export async function finishJoining(deps: Deps, userId: string): Promise<void> {
  const state = await accountState(deps, userId);
  if (state?.payoutsEnabled !== true) throw payoutsNotEnabled();
  await inTransaction(deps, (em) => setOnboardingStep(em, userId, 0));
}
