import { networkOf } from '#server/platform/http/network.ts';
import { forgiveHit, limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { accountClosed, secondFactorAsked, wrongCredentials } from './accounts.errors.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { isPassword } from './passwords.ts';
import { checkCode, hasSecondFactor } from './second-factor/check-code.ts';
import { viewerOfUser } from './viewer.view.ts';

interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, where the account has one. */
  readonly code?: string | undefined;
}

type SignedIn = RequestContext & { readonly viewer: { readonly kind: 'user'; readonly sessionSecret: string } };

/** Whether the session of the request is left by it: a browser keeps one only, a REST client may name another person's. */
const givesUpSession = (ctx: RequestContext, { id }: User): ctx is SignedIn =>
  ctx.viewer.kind === 'user' && (ctx.viewer.restSession === null || ctx.viewer.user.id === id);

/**
 * Starts a session for a person and hands it to the requester; one they had before ends. Where they have a second
 * factor the session opens with it.
 * @param factorGiven whether it was given just now
 * @throws AppError 401 for an account that its owner closed.
 */
export async function startSession(ctx: RequestContext, user: User, factorGiven = false) {
  if (user.closedAt) throw accountClosed();
  const { sessions } = ctx.deps;
  if (givesUpSession(ctx, user)) await sessions.end(ctx.viewer.sessionSecret);
  const session = await sessions.start(user.id, { ip: ctx.ip, userAgent: ctx.userAgent });
  if (factorGiven) await sessions.passSecondFactor(session.secret);
  ctx.credentials.signIn(session, user.email);
  rememberDevice(ctx, user.id);
  return viewerOfUser(user, factorGiven ? user.role : 'customer');
}

/** By a network, whichever the account; and at one account, by a network or by one browser that it knows. */
const byNetwork = { name: 'sign-in-ip', hits: 30, perSeconds: 600 };
const byPair = { name: 'sign-in', hits: 10, perSeconds: 600 };

/**
 * Signs in by e-mail and password. An unknown address and a wrong password take the same answer and the same time. Wrong
 * passwords are counted where they come from, so that no one can lock another person out: who is elsewhere, or uses a
 * browser that they have signed in with before, has attempts of their own.
 * @throws AppError 401 for either and where the second factor is still to give, 422 for a wrong one, 429 after too many attempts from one network, or at one account from there.
 */
export async function signIn(ctx: RequestContext, input: SignInInput) {
  const email = input.email.trim().toLowerCase();
  const user = await ctx.em.findOne(User, { email });
  const device = user === null ? null : knownDevice(ctx, user.id);
  const network = networkOf(ctx.ip);
  if (device === null) await limitRate(ctx, byNetwork, network);
  await limitRate(ctx, byPair, `${email}:${device ?? network}`);
  if (!(await isPassword(user?.passwordHash ?? null, input.password)) || user === null) throw wrongCredentials();
  const hasFactor = await hasSecondFactor(ctx.deps, user.id);
  if (hasFactor && !input.code) throw secondFactorAsked();
  if (hasFactor) await checkCode(ctx.deps, user.id, input.code ?? '');
  await forgiveHit(ctx, byPair, `${email}:${device ?? network}`);
  if (device === null) await forgiveHit(ctx, byNetwork, network);
  return startSession(ctx, user, hasFactor);
}

/** Ends the session that the request came with. */
export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.viewer.kind === 'user') await ctx.deps.sessions.end(ctx.viewer.sessionSecret);
  ctx.credentials.signOut();
}
