import type { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { Account, User } from './accounts.entity.ts';
import { userConfirmed, userTakenOver } from './accounts.events.ts';
import { endAccess } from './end-access.ts';
import { removeFactor } from './second-factor/recovery-codes.ts';
import { sendAccountMail } from './send-account-mail.job.ts';

/**
 * Confirms the address of an account that has just been proven by a link or by Google. Where no address of it had ever
 * been, the person who set it up did not own the address: its password, linked identities, second factor, sessions, links,
 * programs and administrator's role end, and other modules end what they have of it. An account of which an earlier
 * address was confirmed keeps all of that, its second factor above all.
 */
export async function takeOver(
  deps: Pick<Deps, 'events' | 'jobs'>,
  em: EntityManager,
  user: User,
  now: Instant,
): Promise<void> {
  if (user.confirmedAt ?? null) return;
  const { id: userId } = user;
  user.confirmedAt = now;
  await deps.events.publish(em, userConfirmed, { userId });
  if (user.firstConfirmedAt ?? null) return;
  user.passwordHash = null;
  await em.nativeDelete(Account, { userId });
  await endAccess(em, { userId, now, keep: null });
  await removeFactor(em, userId);
  if ((user.adminRole ?? null) !== null) await endRole(deps, em, user);
  await deps.events.publish(em, userTakenOver, { userId, at: now.toString() });
}

/** Takes an administrator's role away, and writes to the owners. */
async function endRole(deps: Pick<Deps, 'jobs'>, em: EntityManager, user: User): Promise<void> {
  user.role = 'customer';
  user.adminRole = null;
  for (const owner of await em.find(User, { adminRole: 'owner', id: { $ne: user.id } }))
    await deps.jobs.enqueue(em, sendAccountMail, { userId: owner.id, kind: 'roleEnded', about: user.email });
}
