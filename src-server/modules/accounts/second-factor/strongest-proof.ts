import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { User } from '../accounts.entity.ts';
import { codeAsked, signInAnew, wrongPassword } from '../accounts.errors.ts';
import { isPassword } from '../passwords.ts';
import { checkCode, hasSecondFactor } from './check-code.ts';

/** Of proofs for a change, by account. */
export const changeTries = { name: 'change-identity', hits: 5, perSeconds: 3600 } as const;

/** Who has neither password nor second factor, but signs in with Google, has this long after a sign-in. */
const FRESH_FOR_MS = 10 * 60_000;

type Own = RequestContext & { readonly user: SessionUser };

export interface GivenProof {
  readonly currentPassword?: string | undefined;
  /** Of the second factor. */
  readonly code?: string | undefined;
}

/** Whether the session of the request is a few minutes old. */
async function isFresh({ deps, viewer }: RequestContext): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const startedAt = await deps.sessions.startedAt(viewer.sessionSecret);
  return startedAt !== null && deps.clock.now().toEpochMilli() - startedAt.getTime() < FRESH_FOR_MS;
}

const isFactorFresh = async ({ deps, viewer }: RequestContext): Promise<boolean> =>
  viewer.kind === 'user' && (await deps.sessions.isFactorFresh(viewer.sessionSecret));

/**
 * What a change of how a person comes in takes from them: `code` of their second factor, unless it was given in the last
 * 15 minutes, and the password; where they have neither, because they sign in with Google, a sign-in of the last ten
 * minutes, which is there already (`nothing`) or has to come first (`google`).
 */
export async function neededProof(ctx: Own, user: User) {
  const hasFactor = await hasSecondFactor(ctx.deps, user.id);
  const code = hasFactor && !(await isFactorFresh(ctx));
  if (user.passwordHash) return { needs: 'password', code } as const;
  return { needs: hasFactor || (await isFresh(ctx)) ? 'nothing' : 'google', code } as const;
}

/**
 * Asks for the strongest proof that there is on an account before its owner changes how they come in; few tries are given.
 * A code that is right is good in this session for 15 minutes.
 * @throws AppError 422 for a wrong password or code, where the code is missing, and without a fresh sign-in where it is
 *   all there is; 429 after too many tries.
 */
export async function requireStrongestProof(ctx: Own, user: User, given: GivenProof): Promise<void> {
  await limitRate(ctx, changeTries, user.id);
  const { needs, code } = await neededProof(ctx, user);
  if (needs === 'google') throw signInAnew();
  if (needs === 'password' && !(await isPassword(user.passwordHash ?? null, given.currentPassword ?? '')))
    throw wrongPassword();
  if (!code) return;
  if (!given.code) throw codeAsked();
  await checkCode(ctx.deps, user.id, given.code);
  if (ctx.viewer.kind === 'user') await ctx.deps.sessions.passSecondFactor(ctx.viewer.sessionSecret);
}
