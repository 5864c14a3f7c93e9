import type { Instant } from '@js-joda/core';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { Token, User } from './accounts.entity.ts';
import { userConfirmed } from './accounts.events.ts';
import { tokenInvalid } from './accounts.errors.ts';
import { revokePrograms } from './end-access.ts';
import { findToken, useToken } from './issue-token.ts';
import { requestConfirmation, sendAccountMail } from './send-account-mail.job.ts';

/** Opens an account again by the link that was mailed when its owner closed it; `false` for a link of another kind. */
async function reopen(em: EntityManager, now: Instant, input: { readonly id: string; readonly token: string }) {
  if (!isId(input.id)) return false;
  // Locked first, as by who erases it.
  await sqlRows(em, 'select from users where id = $1 for update', [input.id]);
  if ((await findToken(em, now, input.token, 'reopening'))?.userId !== input.id) return false;
  return (await useToken(em, now, input.token, 'reopening')) !== null;
}

/**
 * What a link says that is opened again, as after a mail's filter opened it first: the same, and nothing happens. It is
 * the one by which the address stands confirmed; links that a newer one replaced, or that an address left, are refused.
 * @throws AppError 422 for any other.
 */
async function spentBefore(
  em: EntityManager,
  now: Instant,
  { id, token }: { readonly id: string; readonly token: string },
) {
  if (!isId(id)) throw tokenInvalid();
  const [row] = await sqlRows<{ email: string; is_partner: boolean; purpose: string }>(
    em,
    `select u.email, u.is_partner, t.purpose from tokens t join users u on u.id = t.user_id
     where t.token_hash = $1 and t.user_id = $2 and t.purpose in ('activation', 'reopening') and t.expires_at > $3
       and t.used_at = u.confirmed_at and u.closed_at is null
       and not exists (select from tokens newer where newer.user_id = t.user_id and newer.purpose = t.purpose and newer.id > t.id)`,
    [hashSecret(token), id, now.toString()],
  );
  if (row === undefined) throw tokenInvalid();
  const isReopened = row.purpose === 'reopening';
  return { email: row.email, isPartner: row.is_partner, ...(isReopened ? { isReopened } : {}) };
}

/**
 * Confirms an e-mail address by its mailed link, and says whose it is: who has the link has the mailbox. The link of an
 * account that its owner closed opens it again. Opened again it answers the same, with no effect.
 * @throws AppError 422 for an unknown, replaced or expired link, or one of another account.
 */
export async function activate(
  ctx: RequestContext,
  input: { readonly id: string; readonly token: string },
): Promise<{ readonly email: string; readonly isPartner: boolean; readonly isReopened?: boolean }> {
  await limitRate(ctx, { name: 'activate', hits: 30, perSeconds: 3600 }, ctx.ip);
  const now = ctx.deps.clock.now();
  return ctx.em.transactional(async (em) => {
    const isReopened = await reopen(em, now, input);
    const userId = isReopened ? input.id : await useToken(em, now, input.token, 'activation');
    if (userId === null) return spentBefore(em, now, input);
    if (userId !== input.id) throw tokenInvalid();
    const user = await em.findOneOrFail(User, { id: userId });
    // No program was let in before the address was.
    if (!(user.firstConfirmedAt ?? null)) await revokePrograms(em, userId, now);
    if (isReopened) user.closedAt = null;
    user.confirmedAt = now;
    user.updatedAt = now;
    await ctx.deps.events.publish(em, userConfirmed, { userId });
    return { email: user.email, isPartner: user.isPartner, ...(isReopened ? { isReopened } : {}) };
  });
}

/** Mails the activation link of an account again where its address is not confirmed; an unknown id changes nothing. */
export async function resendConfirmationOf(ctx: RequestContext, userId: string): Promise<void> {
  await limitRate(ctx, { name: 'resend-confirmation-ip', hits: 20, perSeconds: 3600 }, ctx.ip);
  if (!isId(userId)) return;
  await limitRate(ctx, { name: 'resend-confirmation', hits: 5, perSeconds: 3600 }, userId);
  await ctx.em.transactional(async (em) => {
    const user = await em.findOne(User, { id: userId, confirmedAt: null });
    if (user !== null) await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'activation' });
  });
}

/**
 * The same by an address, known or not: who it belongs to is looked up by a job, so that the answer tells nothing of it.
 * @throws AppError 429 after too many requests.
 */
export async function resendConfirmationTo(ctx: RequestContext, given: string): Promise<void> {
  const email = given.trim().toLowerCase();
  await limitRate(ctx, { name: 'resend-confirmation-ip', hits: 20, perSeconds: 3600 }, ctx.ip);
  await limitRate(ctx, { name: 'resend-confirmation', hits: 5, perSeconds: 3600 }, email);
  await ctx.em.transactional((em) => ctx.deps.jobs.enqueue(em, requestConfirmation, { email }));
}

/** Mails the activation link again, unless the address is confirmed. */
export async function resendConfirmation(ctx: RequestContext & { readonly user: SessionUser }): Promise<void> {
  await limitRate(ctx, { name: 'resend-confirmation', hits: 5, perSeconds: 3600 }, ctx.user.id);
  if (ctx.user.confirmed) return;
  await ctx.em.transactional((em) =>
    ctx.deps.jobs.enqueue(em, sendAccountMail, { userId: ctx.user.id, kind: 'activation' }),
  );
}

/**
 * When the link that confirms the person's address was mailed last.
 * @returns an ISO instant; `null` when none is on its way, or the address is confirmed.
 */
export async function confirmationSentAt(
  ctx: RequestContext & { readonly user: SessionUser },
): Promise<{ readonly sentAt: string | null }> {
  if (ctx.user.confirmed) return { sentAt: null };
  const newest = await ctx.em.findOne(
    Token,
    { userId: ctx.user.id, purpose: 'activation' },
    { orderBy: { createdAt: 'desc' } },
  );
  return { sentAt: newest?.createdAt.toString() ?? null };
}
