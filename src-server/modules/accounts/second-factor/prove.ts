import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { limitMisses } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from '../accounts.entity.ts';
import { wrongPassword } from '../accounts.errors.ts';
import { isPassword } from '../passwords.ts';
import { checkCode } from './check-code.ts';

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Wrong passwords of a person who is signed in, which a person with their session may be trying out. */
const guesses = { name: 'prove', hits: 10, perSeconds: 600 };

/** Holds a password against the one of an account. @throws AppError 422 on `password` for a wrong one, 429 after too many. */
export async function provePassword(
  ctx: Pick<RequestContext, 'deps'>,
  userId: string,
  passwordHash: string | null,
  password: string,
): Promise<void> {
  const check = () => isPassword(passwordHash, password);
  const isRight = await limitMisses(ctx, guesses, userId, check, ({ result }) => result !== true);
  if (!isRight) throw wrongPassword().withField('password');
}

/** The same of any person, by their account; where another one is signed in. @throws AppError likewise. */
export async function provePasswordOf(ctx: RequestContext, userId: string, password: string): Promise<void> {
  const { passwordHash } = await ctx.em.findOneOrFail(User, { id: userId });
  await provePassword(ctx, userId, passwordHash ?? null, password);
}

/**
 * Proves once more that it is still who signed in, by the password or by the second factor; good for 15 minutes in this
 * session.
 * @throws AppError 422 on `password` or `code` for a wrong one, 429 after too many.
 */
export async function prove(ctx: RequestContext & { readonly user: SessionUser }, { password, code }: Proof) {
  const { deps, viewer, user } = ctx;
  if (viewer.kind !== 'user') throw unauthenticated();
  if (code !== undefined) {
    await checkCode(deps, user.id, code);
    return deps.sessions.passSecondFactor(viewer.sessionSecret);
  }
  const { passwordHash } = await ctx.em.findOneOrFail(User, { id: user.id });
  await provePassword(ctx, user.id, passwordHash ?? null, password ?? '');
  await deps.sessions.prove(viewer.sessionSecret);
}

/**
 * Answers the second question of a sign-in, or an administrator's after half a day.
 * @throws AppError 401 without a session that waits for it, 422 for a wrong code, 429 after five.
 */
export async function answerSecondFactor({ deps, viewer }: RequestContext, code: string): Promise<void> {
  const waiting =
    viewer.kind === 'user'
      ? { userId: viewer.user.id, secret: viewer.sessionSecret }
      : viewer.kind === 'visitor'
        ? (viewer.awaitsSecondFactor ?? null)
        : null;
  if (waiting === null) throw unauthenticated();
  await checkCode(deps, waiting.userId, code);
  await deps.sessions.passSecondFactor(waiting.secret);
}
