import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { passwordsDontMatch, wrongPassword } from './accounts.errors.ts';
import { voidTokens } from './issue-token.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { sendAccountMail } from './send-account-mail.job.ts';

interface ChangeInput {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/**
 * Changes the password, ends every other session of the person and stops the links that were mailed before.
 * @throws AppError 422 when the current password is wrong or the new one bad.
 */
export async function changePassword(
  ctx: RequestContext & { readonly user: SessionUser },
  input: ChangeInput,
): Promise<void> {
  if (input.password !== input.passwordConfirmation) throw passwordsDontMatch();
  await limitRate(ctx, { name: 'change-password', hits: 10, perSeconds: 600 }, ctx.user.id);
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (!(await isPassword(user.passwordHash ?? null, input.currentPassword))) throw wrongPassword();
  const passwordHash = await hashPassword(input.password);
  await ctx.em.transactional(async (em) => {
    user.passwordHash = passwordHash;
    user.updatedAt = ctx.deps.clock.now();
    await voidTokens(em, ctx.deps.clock.now(), user.id);
    await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId: user.id, kind: 'passwordChanged' });
  });
  const { viewer } = ctx;
  await ctx.deps.sessions.endOthers(user.id, viewer.kind === 'user' ? viewer.sessionSecret : null);
}
