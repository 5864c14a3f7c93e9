import { LockMode } from '@mikro-orm/core';
import type { Deps } from '#server/deps.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { userConfirmed } from './accounts.events.ts';
import { passwordsDontMatch, tokenInvalid } from './accounts.errors.ts';
import { canSignIn } from './ensure-guest.ts';
import { issueToken, useToken } from './issue-token.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sign-in.ts';

/**
 * The path of a link for a mail to a guest, or to an invited administrator: it leads to a page that sets the password of
 * their account, once, in the next 7 days, and says what comes then (`as`). Links of earlier mails stay good. `null` for
 * a person who can sign in already.
 */
export async function claimPath(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  as: 'claim' | 'invited' = 'claim',
): Promise<string | null> {
  const em = db.fork();
  const user = await em.findOneOrFail(User, { id: userId });
  if (await canSignIn(em, user)) return null;
  const token = await issueToken(em, clock, userId, 'claim');
  const query = { reset_password: 'true', 'access-token': token, client: as, uid: user.email };
  return `/login/password-reset?${new URLSearchParams(query)}`;
}

interface ClaimInput {
  readonly token: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/**
 * Sets a guest's password by the link of a mail, which proves the address, and signs them in: all their orders are
 * theirs to see from then on.
 * @throws AppError 422 for an unknown, used or expired link, one of a person who can sign in already, or a bad
 *   password (the link then stays good).
 */
export async function claimAccount(ctx: RequestContext, input: ClaimInput) {
  if (input.password !== input.passwordConfirmation) throw passwordsDontMatch();
  await limitRate(ctx, { name: 'reset-confirm', hits: 30, perSeconds: 3600 }, ctx.ip);
  const now = ctx.deps.clock.now();
  const user = await ctx.em.transactional(async (em) => {
    const found = await useToken(em, now, input.token, 'claim');
    if (found === null) throw tokenInvalid();
    // Locked: of two links that are followed at once, the second finds the password of the first.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const guest = await em.findOneOrFail(User, { id: found }, lock);
    if (await canSignIn(em, guest)) throw tokenInvalid();
    guest.passwordHash = await hashPassword(ctx.deps, guest, input.password);
    guest.confirmedAt ??= now;
    await ctx.deps.events.publish(em, userConfirmed, { userId: guest.id });
    guest.updatedAt = now;
    return guest;
  });
  return startSession(ctx, user);
}
