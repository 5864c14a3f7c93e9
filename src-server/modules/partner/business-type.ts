import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { businessTypeUnknown } from './partner.errors.ts';

/** @throws AppError 422 for a kind of business that there is not. */
export async function requireBusinessType(em: EntityManager, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const known = await sqlRows(em, 'select from business_types where id = $1', [id]);
  if (known.length === 0) throw businessTypeUnknown();
}
