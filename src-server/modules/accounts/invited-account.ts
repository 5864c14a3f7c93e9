import { languageOf } from '#shared/messages/text.ts';
import { newId } from '#server/platform/ids.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { userConfirmed } from './accounts.events.ts';
import { emailTaken } from './accounts.errors.ts';
import { canSignIn } from './ensure-guest.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sign-in.ts';

interface InvitedPerson {
  /** Proven by the link that was mailed to it. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/**
 * Makes an account for a person who came by a mailed link, or gives a guest's a password, and signs them in. `then` runs
 * in the same transaction.
 * @throws AppError 409 or 422 for an address whose owner can sign in already, or a bad password.
 */
export async function openInvitedAccount(
  ctx: RequestContext,
  { email, firstName, lastName, password }: InvitedPerson,
  then: (em: EntityManager, userId: string) => Promise<void>,
): Promise<void> {
  const passwordHash = await hashPassword(ctx.deps, { email, firstName, lastName }, password);
  const now = ctx.deps.clock.now();
  const user = await ctx.em.transactional(async (em) => {
    await sqlRows(
      em,
      `insert into users (id, email, first_name, last_name, country_of_residence, language, created_at, updated_at)
       values ($1, $2, $3, $4, 'CA', $5, $6, $7) on conflict (email) do nothing`,
      [newId(), email, firstName, lastName, languageOf(ctx.locale), now.toString(), now.toString()],
    );
    await sqlRows(em, 'select 1 from users where email = $1 for update', [email]);
    const found = await em.findOneOrFail(User, { email }, { refresh: true });
    if (await canSignIn(em, found)) throw emailTaken();
    found.passwordHash = passwordHash;
    found.firstName = firstName;
    found.lastName = lastName;
    found.confirmedAt ??= now;
    found.updatedAt = now;
    await ctx.deps.events.publish(em, userConfirmed, { userId: found.id });
    await then(em, found.id);
    return found;
  });
  await startSession(ctx, user);
}
