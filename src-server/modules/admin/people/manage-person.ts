import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { correctEmail, sendAccountMail } from '#server/modules/accounts/accounts.module.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lastOwner } from '../admin.errors.ts';

/** Ends one session of somebody, or all of them. @returns how many there were */
export async function endSessions(
  { db }: Pick<Deps, 'db'>,
  { userId, client }: { readonly userId: string; readonly client: string | null },
) {
  const ended = await db.query(
    'delete from sessions where user_id = $1 and ($2::text is null or client = $2) returning id',
    [userId, client],
  );
  noteFollowed({ sessions: ended.length });
  return { ended: ended.length };
}

/** Ends all sessions of somebody, within what is done with them. */
async function endAll(em: EntityManager, userId: string): Promise<void> {
  const ended = await sqlRows(em, 'delete from sessions where user_id = $1 returning id', [userId]);
  noteFollowed({ sessions: ended.length });
}

/** Ends the token of a program that acts for somebody; again it changes nothing. @throws AppError 404 for none of theirs. */
export async function revokeToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, tokenId }: { readonly userId: string; readonly tokenId: string },
): Promise<void> {
  const found = await db.query(
    'update service_tokens set revoked_at = coalesce(revoked_at, $3) where id = $1 and owner_id = $2 returning id',
    [tokenId, userId, clock.now().toString()],
  );
  if (found.length === 0) throw notFound();
}

/** Somebody of `users` who can come in. */
const canEnter = '(password_hash is not null or exists (select from accounts a where a.user_id = users.id))';

/**
 * Makes somebody an administrator of a part of the work, changes that, or takes it away (`null`); their sessions end.
 * @throws AppError 404 for nobody and for guests, 422 for the last owner.
 */
export async function setAdminRole(
  deps: Deps,
  { userId, role }: { readonly userId: string; readonly role: AdminRole | null },
): Promise<void> {
  await inTransaction(deps, async (em) => {
    // All owners, locked in one order: of two who take each other's role away, the second sees the first. One who was
    // invited and never came in is none.
    const owners = await sqlRows<{ id: string }>(
      em,
      `select id from users where admin_role = 'owner' and ${canEnter} order by id for update`,
    );
    const isLast = owners.length === 1 && owners[0]?.id === userId;
    if (isLast && role !== 'owner') throw lastOwner();
    const [person] = await sqlRows<{ admin_role: AdminRole | null }>(
      em,
      `select admin_role from users where id = $1 and ${canEnter} for update`,
      [userId],
    );
    if (person === undefined) throw notFound();
    if (person.admin_role === role) return tellAct('repeated');
    await sqlRows(
      em,
      `update users set admin_role = $2, role = case when $2::text is null then 'customer' else 'admin' end, updated_at = $3
       where id = $1`,
      [userId, role, deps.clock.now().toString()],
    );
    await endAll(em, userId);
  });
}

/** Mails somebody a link to set a new password. @throws AppError 404 for nobody. */
export async function sendResetLink(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    if ((await sqlRows(em, 'select from users where id = $1', [userId])).length === 0) throw notFound();
    await deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'passwordReset' });
  });
}

/** Corrects somebody's address; it is confirmed anew, and the old one is told. @throws AppError 404, 422 for a taken one. */
export const correctAddress = (deps: Deps, input: { readonly userId: string; readonly email: string }) =>
  correctEmail(deps, input);

/** Takes somebody's second factor away, for the day that phone and codes are gone; their sessions end. */
export async function takeSecondFactor(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    const taken = await sqlRows(em, 'delete from second_factors where user_id = $1 returning user_id', [userId]);
    if (taken.length === 0) throw notFound();
    await endAll(em, userId);
    await deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'secondFactorEnded' });
  });
}
