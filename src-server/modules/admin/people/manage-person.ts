import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { endAccess, sendAccountMail, tellOfChange } from '#server/modules/accounts/accounts.module.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import { addressUnconfirmed, lastOwner } from '../admin.errors.ts';
import { requireMayEndAccess, requireOwnerInPerson } from './may-change-access.ts';

/**
 * Ends one session of a person, or all of them; the person is written to where there was one.
 * @returns how many there were
 * @throws AppError 404 for an unknown person, 403 where their access is not the actor's to change.
 */
export async function endSessions(
  deps: Deps,
  actor: Actor,
  { userId, client }: { readonly userId: string; readonly client: string | null },
) {
  const ended = await inTransaction(deps, async (em) => {
    const person = await requireMayEndAccess(em, actor, userId);
    const rows = await sqlRows(
      em,
      'delete from sessions where user_id = $1 and ($2::text is null or client = $2) returning id',
      [userId, client],
    );
    if (rows.length > 0) await tellOfChange(deps, em, person, 'sessionsEnded');
    return rows.length;
  });
  noteFollowed({ sessions: ended });
  return { ended };
}

/** Ends what opens a person's account, within what is done with them. */
async function endAll(deps: Deps, em: EntityManager, userId: string): Promise<void> {
  noteFollowed(await endAccess(em, { userId, now: deps.clock.now(), keep: null }));
}

/**
 * Ends the token of a program that acts for a person; again it changes nothing.
 * @throws AppError 404 for none of theirs, 403 where their access is not the actor's to change.
 */
export async function revokeToken(
  deps: Deps,
  actor: Actor,
  { userId, tokenId }: { readonly userId: string; readonly tokenId: string },
): Promise<void> {
  await inTransaction(deps, async (em) => {
    await requireMayEndAccess(em, actor, userId);
    const found = await sqlRows(
      em,
      'update service_tokens set revoked_at = coalesce(revoked_at, $3) where id = $1 and owner_id = $2 returning id',
      [tokenId, userId, deps.clock.now().toString()],
    );
    if (found.length === 0) throw notFound();
  });
}

/** A person of `users` who can come in. */
const canEnter = '(password_hash is not null or exists (select from accounts a where a.user_id = users.id))';

/**
 * Makes a person an administrator of a part of the work, changes that, or takes it away (`null`); their sessions end.
 * @throws AppError 404 for an unknown person and for guests, 422 for the last owner, 409 for a new role before the address
 *   is confirmed, 403 for all but owners in person.
 */
export async function setAdminRole(
  deps: Deps,
  actor: Actor,
  { userId, role }: { readonly userId: string; readonly role: AdminRole | null },
): Promise<void> {
  requireOwnerInPerson(actor);
  await inTransaction(deps, async (em) => {
    // All owners, locked in one order: of two who take each other's role away, the second sees the first. One who was
    // invited and never came in is none.
    const owners = await sqlRows<{ id: string }>(
      em,
      `select id from users where admin_role = 'owner' and ${canEnter} order by id for update`,
    );
    const isLast = owners.length === 1 && owners[0]?.id === userId;
    if (isLast && role !== 'owner') throw lastOwner();
    const [person] = await sqlRows<{ admin_role: AdminRole | null; confirmed: boolean }>(
      em,
      `select admin_role, confirmed_at is not null as confirmed from users where id = $1 and ${canEnter} for update`,
      [userId],
    );
    if (person === undefined) throw notFound();
    if (person.admin_role === role) return tellAct('repeated');
    if (role !== null && !person.confirmed) throw addressUnconfirmed();
    await sqlRows(
      em,
      `update users set admin_role = $2, role = case when $2::text is null then 'customer' else 'admin' end, updated_at = $3
       where id = $1`,
      [userId, role, deps.clock.now().toString()],
    );
    await endAll(deps, em, userId);
  });
}

/**
 * Mails a person a link to set a new password.
 * @throws AppError 404 for an unknown person, 403 where their access is not the actor's to change.
 */
export async function sendResetLink(deps: Deps, actor: Actor, userId: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    await requireMayEndAccess(em, actor, userId);
    await deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'passwordReset' });
  });
}
