import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Whether where a partner is paid was changed and no one has proven yet that it was they: nothing goes there. */
export async function accountWaits(em: EntityManager, userId: string): Promise<boolean> {
  const [row] = await sqlRows<{ waits: boolean }>(em, 'select payout_account_waits($1) as waits', [userId]);
  return row?.waits === true;
}
