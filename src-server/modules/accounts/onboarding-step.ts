import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** 1 the first location, 2 its hours, 3 payouts, 0 over. */
type OnboardingStep = 0 | 1 | 2 | 3;

/**
 * Moves a partner who is joining to a step, in the caller's transaction. It only goes on: who is done, or further, stays
 * where they are, so that a change of a location or of hours later starts nothing again. 0 ends it from wherever.
 */
export async function setOnboardingStep(em: EntityManager, userId: string, step: OnboardingStep): Promise<void> {
  await sqlRows(
    em,
    `update users set partner_onboarding_step = $2
     where id = $1 and is_partner and partner_onboarding_step > 0 and ($2 = 0 or partner_onboarding_step < $2)`,
    [userId, step],
  );
}
