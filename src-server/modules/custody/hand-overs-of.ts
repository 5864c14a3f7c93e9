import type { CountedHandOver } from '#shared/custody/custody-state.ts';
import { versionIds } from '#server/modules/booking/booking.module.ts';
import { HandOver } from '#server/modules/handovers/handovers.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';

/** The hand-overs of an order as they count, in the order in which they stand in the record. */
export async function handOversOf(em: EntityManager, orderId: string): Promise<CountedHandOver[]> {
  const bookingId = { $in: await versionIds(em, orderId) };
  const rows = await em.find(HandOver, { bookingId }, { orderBy: { happenedAt: 'asc', sequence: 'asc' } });
  return rows.map(({ id, kind, bagsCount, missingBags, undoesId, happenedAt, deviceAt }) => ({
    id,
    kind,
    bagsCount,
    missingBags: missingBags ?? null,
    undoesId: undoesId ?? null,
    at: (deviceAt ?? happenedAt).toEpochMilli(),
  }));
}

/** The last hand-over of an order; null where there is none. */
export async function lastHandOver(em: EntityManager, orderId: string): Promise<HandOver | null> {
  const bookingId = { $in: await versionIds(em, orderId) };
  return em.findOne(HandOver, { bookingId }, { orderBy: { happenedAt: 'desc', sequence: 'desc' } });
}
