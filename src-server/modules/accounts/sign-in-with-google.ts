import { LockMode } from '@mikro-orm/core';
import { languageOf } from '#shared/messages/text.ts';
import type { ProvenIdentity } from '#server/platform/sessions/google-sign-in.ts';
import { noteSecurity } from '#server/platform/security/security-log.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import { Account, User } from './accounts.entity.ts';
import { googleServerFailed } from './accounts.errors.ts';
import { hasSecondFactor } from './second-factor/check-code.ts';
import { startSession } from './sign-in.ts';
import { takeOver } from './take-over.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/**
 * Signs in the person behind a Google identity: by the account they linked before, else by the verified address, else
 * as a new customer. An address that was never confirmed is taken over.
 */
export async function signInWithIdentity(ctx: RequestContext, identity: ProvenIdentity) {
  const { deps } = ctx;
  const now = deps.clock.now();
  const user = await ctx.em.transactional(async (em) => {
    const linked = await em.findOne(Account, { provider: 'google', subject: identity.subject });
    if (linked !== null) return em.findOneOrFail(User, { id: linked.userId });
    await sqlRows(
      em,
      `insert into users (id, email, first_name, last_name, language, confirmed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email) do nothing`,
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
    // Locked: of two tabs that come at once, the second sees what the first has settled.
    const found = await em.findOneOrFail(
      User,
      { email: identity.email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    await takeOver(deps, em, found, now);
    found.updatedAt = now;
    await sqlRows(
      em,
      `insert into accounts (id, user_id, provider, subject, created_at) values ($1, $2, 'google', $3, $4)
       on conflict do nothing`,
      [newId(), found.id, identity.subject, now.toString()],
    );
    return found;
  });
  noteSecurity(ctx, { path: 'google', input: { userId: user.id, email: user.email }, refusal: null });
  return { ...(await startSession(ctx, user)), awaitsSecondFactor: await hasSecondFactor(deps, user.id) };
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
