import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { isPassword } from './passwords.ts';
import { viewerOfUser } from './viewer.view.ts';

interface SignInInput {
  readonly email: string;
  readonly password: string;
}

/** Starts a session for a person and hands it to the requester; a session they had before ends. */
export async function startSession(ctx: RequestContext, user: User) {
  if (ctx.viewer.kind === 'user') await ctx.deps.sessions.end(ctx.viewer.sessionSecret);
  ctx.credentials.signIn(await ctx.deps.sessions.start(user.id), user.email);
  return viewerOfUser(user);
}

/**
 * Signs in by e-mail and password. An unknown address and a wrong password take the same answer and the same time.
 * @throws AppError 401 for either, 429 after too many attempts from one address or on one account.
 */
export async function signIn(ctx: RequestContext, input: SignInInput) {
  const email = input.email.trim().toLowerCase();
  await limitRate(ctx, { name: 'sign-in-ip', hits: 30, perSeconds: 600 }, ctx.ip);
  await limitRate(ctx, { name: 'sign-in', hits: 10, perSeconds: 600 }, email);
  const user = await ctx.em.findOne(User, { email });
  if (!(await isPassword(user?.passwordHash ?? null, input.password)) || user === null) throw wrongCredentials();
  return startSession(ctx, user);
}

/** Ends the session that the request came with. */
export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.viewer.kind === 'user') await ctx.deps.sessions.end(ctx.viewer.sessionSecret);
  ctx.credentials.signOut();
}
