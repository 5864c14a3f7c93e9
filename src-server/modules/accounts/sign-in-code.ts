import { networkOf } from '#server/platform/http/network.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { mailedCodeWrong, secondFactorAsked } from './accounts.errors.ts';
import { isMailedCode, useMailedCode } from './mailed-code.ts';
import { checkCode, hasSecondFactor } from './second-factor/check-code.ts';
import { requestReset } from './send-account-mail.job.ts';
import { startSession } from './sign-in.ts';
import { takeOver } from './take-over.ts';

/**
 * Mails a code. Neither the answer nor its time tells whether the address is known; administrators get none.
 * @throws AppError 429 after too many requests.
 */
export async function requestSignInCode(ctx: RequestContext, address: string): Promise<void> {
  const email = address.trim().toLowerCase();
  await limitRate(ctx, { name: 'mailed-code-ip', hits: 20, perSeconds: 3600 }, ctx.ip);
  await limitRate(ctx, { name: 'mailed-code', hits: 5, perSeconds: 3600 }, email);
  await ctx.em.transactional((em) => ctx.deps.jobs.enqueue(em, requestReset, { email, by: 'code' }));
}

interface MailedCodeInput {
  readonly email: string;
  readonly mailedCode: string;
  /** Of the second factor, where the account has one. */
  readonly code?: string | undefined;
}

/**
 * Signs in by a mailed code, which proves the mailbox and is used up. It stands for the password alone: a second factor
 * is asked for as ever, and administrators cannot come in by it.
 * @throws AppError 422 for a wrong, used or late code, 401 where the second factor is still to give, 429 after too many tries.
 */
export async function signInByCode(ctx: RequestContext, { email, mailedCode, code }: MailedCodeInput) {
  const { deps } = ctx;
  await limitRate(ctx, { name: 'mailed-code-try', hits: 30, perSeconds: 600 }, networkOf(ctx.ip));
  const user = await ctx.em.findOne(User, { email: email.trim().toLowerCase(), adminRole: null });
  if (user === null || !(await isMailedCode(deps, user.id, mailedCode))) throw mailedCodeWrong();
  const hasFactor = await hasSecondFactor(deps, user.id);
  if (hasFactor && !code) throw secondFactorAsked();
  if (hasFactor) await checkCode(deps, user.id, code ?? '');
  const opened = await ctx.em.transactional(async (em) => {
    if (!(await useMailedCode(deps, em, user.id, mailedCode))) throw mailedCodeWrong();
    const found = await em.findOneOrFail(User, { id: user.id });
    await takeOver(deps, em, found, deps.clock.now());
    return found;
  });
  return startSession(ctx, opened, hasFactor);
}
