import type { Stay } from '#shared/availability/stay.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface Twin {
  readonly id: string;
  readonly code: string;
  readonly status: 'pending' | 'confirmed';
}

/**
 * The order that a person has, or is about to pay, at the same location in the time of a stay; `null` for none. Until
 * the transaction ends nobody else books there for them, so of four requests at once three find the first one's.
 */
export async function findTwin(
  em: EntityManager,
  { userId, listingId, stay }: { readonly userId: string; readonly listingId: string; readonly stay: Stay },
): Promise<Twin | null> {
  await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stay:${userId}:${listingId}`]);
  const [twin] = await sqlRows<Twin>(
    em,
    `select id, code, status from bookings
     where user_id = $1 and listing_id = $2 and drop_off_at < $3 and pick_up_at > $4
       and (status = 'confirmed'
         or (status = 'pending' and hold_expires_at > product_now() and replaces_booking_id is null))
     order by created_at, id limit 1`,
    [userId, listingId, stay.pickUpAt.toString(), stay.dropOffAt.toString()],
  );
  return twin ?? null;
}
