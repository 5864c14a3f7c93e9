import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { signInAnew, wrongPassword } from './accounts.errors.ts';
import { isPassword } from './passwords.ts';

/** Who signs in with Google only has this long after a sign-in to change the address. */
const FRESH_FOR_MS = 10 * 60_000;

type UserContext = RequestContext & { readonly user: SessionUser };

/** Whether the session of the request is a few minutes old. */
async function isFresh({ deps, viewer }: RequestContext): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const startedAt = await deps.sessions.startedAt(viewer.sessionSecret);
  return startedAt !== null && deps.clock.now().toEpochMilli() - startedAt.getTime() < FRESH_FOR_MS;
}

/**
 * What a new e-mail address takes from the person: their password; where they have none, because they sign in with
 * Google, a sign-in of the last ten minutes, which is there already (`nothing`) or has to come first.
 */
export async function proofForEmail(ctx: UserContext): Promise<{ readonly needs: 'password' | 'google' | 'nothing' }> {
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (user.passwordHash) return { needs: 'password' };
  return { needs: (await isFresh(ctx)) ? 'nothing' : 'google' };
}

/**
 * A new address takes the account over, so it takes a proof, and few tries are given.
 * @throws AppError 422 for a wrong password, or without a fresh sign-in where there is none; 429 after too many tries.
 */
export async function requireProofForEmail(ctx: UserContext, user: User, password: string | undefined): Promise<void> {
  await limitRate(ctx, { name: 'change-email', hits: 5, perSeconds: 3600 }, user.id);
  // The only sessions of somebody without a password are those that Google vouched for.
  if (!user.passwordHash && !(await isFresh(ctx))) throw signInAnew();
  if (user.passwordHash && !(await isPassword(user.passwordHash, password ?? ''))) throw wrongPassword();
}
