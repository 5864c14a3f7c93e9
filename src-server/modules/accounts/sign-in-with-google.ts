import { languageOf } from '#shared/messages/text.ts';
import type { ProvenIdentity } from '#server/platform/sessions/google-sign-in.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import { Account, User } from './accounts.entity.ts';
import { googleServerFailed } from './accounts.errors.ts';
import { voidTokens } from './issue-token.ts';
import { startSession } from './sign-in.ts';

/**
 * Signs in the person behind a Google identity: by the account they linked before, else by the verified address, else
 * as a new customer. An address that was never confirmed loses its password, linked identities and sessions: whoever set
 * them did not own the address.
 */
export async function signInWithIdentity(ctx: RequestContext, identity: ProvenIdentity) {
  const { deps } = ctx;
  const now = deps.clock.now();
  const { user, isTakenOver } = await ctx.em.transactional(async (em) => {
    const linked = await em.findOne(Account, { provider: 'google', subject: identity.subject });
    if (linked !== null) return { user: await em.findOneOrFail(User, { id: linked.userId }), isTakenOver: false };
    await em.execute(
      `insert into users (id, email, first_name, last_name, language, confirmed_at, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (email) do nothing`,
      [
        newId(),
        identity.email,
        identity.firstName,
        identity.lastName,
        languageOf(ctx.locale),
        now.toString(),
        now.toString(),
        now.toString(),
      ],
    );
    const found = await em.findOneOrFail(User, { email: identity.email });
    const unproven = found.confirmedAt === null || found.confirmedAt === undefined;
    if (unproven) {
      found.passwordHash = null;
      await em.nativeDelete(Account, { userId: found.id });
      await voidTokens(em, now, found.id);
      found.confirmedAt = now;
    }
    found.updatedAt = now;
    em.persist(
      em.create(Account, {
        id: newId(),
        userId: found.id,
        provider: 'google',
        subject: identity.subject,
        createdAt: now,
      }),
    );
    return { user: found, isTakenOver: unproven };
  });
  if (isTakenOver) await deps.sessions.endOthers(user.id, null);
  return startSession(ctx, user);
}

/**
 * REST: signs in by a Google access token.
 * @throws AppError 401 'Google login server failed' without a token, without Google keys, or when Google does not vouch for it.
 */
export async function signInWithGoogleToken(ctx: RequestContext, accessToken: string | null) {
  const identity =
    accessToken === null ? null : ((await ctx.deps.google?.readBearer(accessToken).catch(() => null)) ?? null);
  if (identity === null) throw googleServerFailed();
  return signInWithIdentity(ctx, identity);
}
