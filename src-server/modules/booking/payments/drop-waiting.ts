import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { LockedOrder } from '../lock-bookings.ts';
import { cancelRow } from '../place/write-booking.ts';
import { dropPayments } from './open-payment.ts';

/** Ends a locked order's changes that wait for their payment and offers that wait for an answer, with the reason. */
export async function dropWaiting(
  deps: Deps,
  em: EntityManager,
  order: LockedOrder,
  reason: string | null,
): Promise<void> {
  for (const each of order.waiting) {
    await dropPayments(deps, em, each.id);
    await cancelRow(em, each, { reason, now: deps.clock.now() });
  }
}
