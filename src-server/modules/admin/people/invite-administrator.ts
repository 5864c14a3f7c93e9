import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Deps } from '#server/deps.ts';
import { ensureGuest, sendAccountMail } from '#server/modules/accounts/accounts.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import { requireOwnerInPerson } from './may-change-access.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: AdminRole;
}

/**
 * Makes a person an administrator who has no password yet: a mail leads to one, and with it they go on to their second
 * factor. The person who booked as a guest before keeps their orders. Invited again, they get another mail.
 * @returns whose row it is
 * @throws AppError 422 for a person who can sign in already: their role is changed instead; 403 for all but owners in person.
 */
export async function inviteAdministrator(
  deps: Deps,
  actor: Actor,
  { role, ...person }: Invitation,
): Promise<{ readonly id: string }> {
  requireOwnerInPerson(actor);
  return inTransaction(deps, async (em) => {
    const { id } = await ensureGuest(em, deps.clock, { ...person, phoneNumber: null, language: 'english' });
    await sqlRows(em, `update users set admin_role = $2, role = 'admin', updated_at = $3 where id = $1`, [
      id,
      role,
      deps.clock.now().toString(),
    ]);
    await sqlRows(em, 'delete from sessions where user_id = $1', [id]);
    await deps.jobs.enqueue(em, sendAccountMail, { userId: id, kind: 'administratorInvited' });
    return { id };
  });
}
