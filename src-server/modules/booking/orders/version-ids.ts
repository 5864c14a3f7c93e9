import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Every version of an order, by id. */
export const versionIds = async (em: EntityManager, orderId: string): Promise<string[]> =>
  (await sqlRows<{ id: string }>(em, 'select id from bookings where order_id = $1', [orderId])).map(({ id }) => id);
