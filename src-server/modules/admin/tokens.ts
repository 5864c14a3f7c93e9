import type { Deps } from '#server/deps.ts';
import { ServiceTokenError, serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { tokenProblem } from './admin.errors.ts';

/** Service tokens, whose refusals name the field `name`. */
export async function withTokens<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  work: (tokens: ReturnType<typeof serviceTokensOf>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(serviceTokensOf(db, clock));
  } catch (error) {
    throw error instanceof ServiceTokenError ? tokenProblem(error.message) : error;
  }
}
