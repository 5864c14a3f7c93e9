import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { tokenInvalid } from './accounts.errors.ts';
import { endAccess } from './end-access.ts';
import { useToken } from './issue-token.ts';
import { hashPassword, requireSamePassword } from './passwords.ts';
import { listedAddress, resetClient } from './reset-link.ts';
import { requestReset, tellOfChange } from './send-account-mail.job.ts';
import { takeOver } from './take-over.ts';

/**
 * Mails a link for setting a password, also to guests, who claim their account with it. Neither the answer nor its time
 * tells whether the address is known: nothing is looked up before the answer. The link leads to an address of another
 * site where that is listed in the settings, else to a page of this one.
 * @throws AppError 429 after too many requests.
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  input: { readonly email: string; readonly redirectUrl?: string | undefined },
): Promise<void> {
  const { deps } = ctx;
  const address = listedAddress(deps, input.redirectUrl)?.href;
  const email = input.email.trim().toLowerCase();
  await limitRate(ctx, { name: 'reset-ip', hits: 20, perSeconds: 3600 }, ctx.ip);
  await limitRate(ctx, { name: 'reset', hits: 5, perSeconds: 3600 }, email);
  await ctx.em.transactional((em) => deps.jobs.enqueue(em, requestReset, { email, address }));
}

interface ResetInput {
  readonly token: string;
  /** What the link names besides its token, where the client says it: a session of no device, and the address. */
  readonly client?: string | undefined;
  readonly uid?: string | undefined;
  readonly password: string;
  readonly passwordConfirmation?: string | undefined;
}

/**
 * Sets the password by a mailed link, which also proves the address; every session, link and token of the account ends,
 * its second factor stays.
 * @throws AppError 422 for an unknown, used or expired link, one of another client or address than is said, or a bad
 *   password (the link then stays good).
 */
export async function resetPassword(ctx: RequestContext, input: ResetInput): Promise<void> {
  requireSamePassword(input);
  await limitRate(ctx, { name: 'reset-confirm', hits: 30, perSeconds: 3600 }, ctx.ip);
  const now = ctx.deps.clock.now();
  await ctx.em.transactional(async (em) => {
    const found = await useToken(em, now, input.token, 'password_reset');
    if (found === null) throw tokenInvalid();
    const user = await em.findOneOrFail(User, { id: found });
    if (input.client !== undefined && input.client !== resetClient) throw tokenInvalid();
    if (input.uid !== undefined && input.uid.toLowerCase() !== user.email) throw tokenInvalid();
    const passwordHash = await hashPassword(ctx.deps, user, input.password);
    await takeOver(ctx.deps, em, user, now);
    user.passwordHash = passwordHash;
    user.updatedAt = now;
    await endAccess(em, { userId: found, now, keep: null });
    await tellOfChange(ctx.deps, em, user, 'passwordChanged');
  });
}
