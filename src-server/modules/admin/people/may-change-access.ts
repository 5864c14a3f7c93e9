import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import type { Actor } from '#server/platform/access/operator.ts';
import { ownAccess } from '../admin.errors.ts';

/** Whose access it is, and where they are written to. */
interface Reached {
  readonly id: string;
  readonly email: string;
}

/**
 * Whether an actor may end what opens a person's account: of administrators owners in person may, and no program. The
 * person's row stays locked, so that no role is given meanwhile.
 * @returns where they are written to
 * @throws AppError 404 for an unknown person, 403 where they may not.
 */
export async function requireMayEndAccess(em: EntityManager, actor: Actor, userId: string): Promise<Reached> {
  const [person] = await sqlRows<Reached & { readonly admin_role: string | null }>(
    em,
    'select id, email, admin_role from users where id = $1 for update',
    [userId],
  );
  if (person === undefined) throw notFound();
  if (person.admin_role !== null) requireOwnerInPerson(actor);
  return person;
}

/**
 * Whether an actor may change how a person comes in. Their own access administrators change in the settings, where all
 * their proofs are asked for.
 * @returns where they are written to
 * @throws AppError 404 for an unknown person, 403 where they may not, 409 for their own.
 */
export async function requireMayChangeAccess(em: EntityManager, actor: Actor, userId: string): Promise<Reached> {
  if (actor.userId === userId) throw ownAccess();
  return requireMayEndAccess(em, actor, userId);
}

/** @throws AppError 403 for all but an owner who is signed in or works on the machine itself. */
export function requireOwnerInPerson(actor: Actor): void {
  if (!actor.isOwnerInPerson) throw forbidden();
}
