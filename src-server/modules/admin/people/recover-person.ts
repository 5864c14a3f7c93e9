import type { Deps } from '#server/deps.ts';
import { endAccess, removeFactor, tellOfChange } from '#server/modules/accounts/accounts.module.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { factorUsedSince } from '../admin.errors.ts';
import { requireMayChangeAccess } from './may-change-access.ts';
import { isDue, type Recovery, recoveryColumns, tellEveryAddress } from './recovery.ts';

interface Row extends Recovery {
  readonly has_factor: boolean;
  readonly is_used_since: boolean;
}

const sql = `
  select ${recoveryColumns}, f.user_id is not null as has_factor,
    coalesce(to_timestamp(f.last_step * 30) > r.asked_at
      or exists (select from recovery_codes c where c.user_id = u.id and c.used_at > r.asked_at), false) as is_used_since
  from users u left join second_factors f on f.user_id = u.id left join recoveries r on r.user_id = u.id where u.id = $1`;

async function take(deps: Deps, em: EntityManager, person: { readonly id: string; readonly email: string }) {
  if (!(await removeFactor(em, person.id))) throw notFound();
  await sqlRows(em, 'delete from recoveries where user_id = $1 returning user_id', [person.id]);
  noteFollowed(await endAccess(em, { userId: person.id, now: deps.clock.now(), keep: null }));
  await tellOfChange(deps, em, person, 'secondFactorEnded');
}

/**
 * Takes a person's second factor away, for the day that phone and codes are gone; what opened their account ends. Asked
 * once it waits and every known address has a mail: a customer's or partner's for 72 hours, an administrator's for a
 * second owner, or for 72 hours where there is only one. Asked on the machine itself it is done at once.
 * @throws AppError 404 where there is none, 403 where their access is not the actor's to change and for programs, 409
 *   where the factor was used since it was asked for: who can use it needs no recovery.
 */
export async function takeSecondFactor(deps: Deps, actor: Actor, userId: string): Promise<{ state: 'done' | 'waits' }> {
  const outcome = await inTransaction(deps, async (em) => {
    const person = await requireMayChangeAccess(em, actor, userId);
    const [row] = await sqlRows<Row>(em, sql, [userId]);
    if (row?.has_factor !== true) throw notFound();
    if (actor.userId === null && !actor.isOwnerInPerson) throw forbidden();
    if (row.is_used_since) {
      await sqlRows(em, 'delete from recoveries where user_id = $1 returning user_id', [userId]);
      return 'used' as const;
    }
    const now = deps.clock.now();
    if (actor.userId === null || isDue(row, actor.userId, now)) {
      await take(deps, em, person);
      return 'done' as const;
    }
    if (row.asked_at !== null) return 'waits' as const;
    await sqlRows(em, 'insert into recoveries (user_id, asked_by, asked_at) values ($1, $2, $3) returning user_id', [
      userId,
      actor.userId,
      now.toString(),
    ]);
    await tellEveryAddress(deps, em, userId, 'recoveryAsked');
    return 'waits' as const;
  });
  if (outcome === 'used') throw factorUsedSince();
  return { state: outcome };
}
