import type { Deps } from '#server/deps.ts';
import { correctEmail, emailTaken } from '#server/modules/accounts/accounts.module.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { signedInSince } from '../admin.errors.ts';
import { requireMayChangeAccess } from './may-change-access.ts';
import { isDue, type Recovery, recoveryColumns, tellEveryAddress } from './recovery.ts';

interface Row extends Recovery {
  readonly email: string;
  readonly was_confirmed: boolean;
  readonly is_taken: boolean;
  readonly asked_email: string | null;
  readonly has_come_in: boolean;
}

const sql = `
  select ${recoveryColumns}, u.email, u.first_confirmed_at is not null as was_confirmed, r.email as asked_email,
    exists (select from users o where o.email = $2 and o.id <> u.id) as is_taken,
    coalesce(exists (select from sessions s where s.user_id = u.id and s.created_at > r.asked_at), false) as has_come_in
  from users u left join address_recoveries r on r.user_id = u.id where u.id = $1`;

/**
 * Corrects a person's address, which is then to be confirmed; the old and the new one are written to. One that was never
 * confirmed was typed wrong and is corrected at once. One that was is a mailbox that a stranger may still have: it waits
 * as a second factor does (`recover-person.ts`), and every known address has a mail; asked for another address the wait
 * begins again.
 * @throws AppError 404 for an unknown person, 422 for a taken address, 403 where their access is not the actor's to change
 *   and for programs where the address was confirmed, 409 where its person has signed in since it was asked for: who can
 *   sign in changes it in the settings.
 */
export async function correctAddress(
  deps: Deps,
  actor: Actor,
  input: { readonly userId: string; readonly email: string },
): Promise<{ state: 'done' | 'waits' }> {
  const { userId } = input;
  const email = input.email.toLowerCase();
  const outcome = await inTransaction(deps, async (em) => {
    await requireMayChangeAccess(em, actor, userId);
    const [row] = await sqlRows<Row>(em, sql, [userId, email]);
    if (row === undefined) throw notFound();
    if (row.is_taken) throw emailTaken();
    if (row.email === email) return 'done' as const;
    const forget = () => sqlRows(em, 'delete from address_recoveries where user_id = $1 returning user_id', [userId]);
    if (row.was_confirmed && !actor.isOwnerInPerson && actor.userId === null) throw forbidden();
    if (row.has_come_in) {
      await forget();
      return 'used' as const;
    }
    const now = deps.clock.now();
    const isAsked = row.asked_email === email;
    if (!row.was_confirmed || actor.userId === null || (isAsked && isDue(row, actor.userId, now))) {
      await forget();
      await correctEmail(joining(deps, em), { userId, email });
      return 'done' as const;
    }
    if (isAsked) return 'waits' as const;
    await sqlRows(
      em,
      `insert into address_recoveries (user_id, email, asked_by, asked_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set email = excluded.email, asked_by = excluded.asked_by, asked_at = excluded.asked_at
       returning user_id`,
      [userId, email, actor.userId, now.toString()],
    );
    await tellEveryAddress(deps, em, userId, 'addressAsked');
    return 'waits' as const;
  });
  if (outcome === 'used') throw signedInSince();
  return { state: outcome };
}
