import type { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { Account, Session, type User } from './accounts.entity.ts';
import { userConfirmed, userTakenOver } from './accounts.events.ts';
import { voidTokens } from './issue-token.ts';

/**
 * Makes an account that of whoever has just proven its address. Where nobody had before, whoever set it up did not own the
 * address: its password, linked identities, second factor, sessions, links and programs end, and other modules end what
 * they have of it. Of a confirmed address nothing changes.
 */
export async function takeOver(deps: Pick<Deps, 'events'>, em: EntityManager, user: User, now: Instant): Promise<void> {
  if (user.confirmedAt !== null && user.confirmedAt !== undefined) return;
  const { id: userId } = user;
  const at = now.toString();
  user.passwordHash = null;
  user.confirmedAt = now;
  await em.nativeDelete(Account, { userId });
  await em.nativeDelete(Session, { userId });
  await voidTokens(em, now, userId);
  for (const table of ['second_factors', 'recovery_codes'])
    await sqlRows(em, `delete from ${table} where user_id = $1`, [userId]);
  await sqlRows(em, 'update service_tokens set revoked_at = $2 where owner_id = $1 and revoked_at is null', [
    userId,
    at,
  ]);
  await deps.events.publish(em, userTakenOver, { userId, at });
  await deps.events.publish(em, userConfirmed, { userId });
}
