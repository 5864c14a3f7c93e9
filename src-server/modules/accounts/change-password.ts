import { forgiveHit, limitRate } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { wrongPassword } from './accounts.errors.ts';
import { endAccess } from './end-access.ts';
import { hashPassword, isPassword, requireSamePassword } from './passwords.ts';
import { changeTries, requireStrongestProof } from './second-factor/strongest-proof.ts';
import { tellOfChange } from './send-account-mail.job.ts';

interface ChangeInput {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordConfirmation?: string | undefined;
  /** Of the second factor, where there is one. */
  readonly code?: string | undefined;
}

/**
 * Changes the password; every other session of the person, the links that were mailed before and the tokens of their
 * programs end with it.
 * @throws AppError 422 when the current password or the second factor's code is wrong or missing, or the new password bad.
 */
export async function changePassword(
  ctx: RequestContext & { readonly user: SessionUser },
  input: ChangeInput,
): Promise<void> {
  requireSamePassword(input);
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (!user.passwordHash) throw wrongPassword();
  await requireStrongestProof(ctx, user, input);
  const passwordHash = await hashPassword(ctx.deps, user, input.password);
  await ctx.em.transactional(async (em) => {
    user.passwordHash = passwordHash;
    user.updatedAt = ctx.deps.clock.now();
    await endAccess(em, { userId: user.id, now: ctx.deps.clock.now(), keep: ctx.viewer });
    await tellOfChange(ctx.deps, em, user, 'passwordChanged');
  });
}

/**
 * Holds a current password that came with a change that takes none against the account: what is sent is right or refused.
 * Wrong ones are counted with the tries of a change that takes one.
 * @throws AppError 422 for a wrong one, also where the account has none; 429 after too many.
 */
export async function requireCurrentPassword(ctx: RequestContext, userId: string, password: string): Promise<void> {
  await limitRate(ctx, changeTries, userId);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  if (!(await isPassword(user.passwordHash ?? null, password))) throw wrongPassword();
  await forgiveHit(ctx, changeTries, userId);
}
