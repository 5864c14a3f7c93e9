import type { Stay } from '#shared/availability/stay.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface Twin {
  readonly id: string;
  readonly code: string;
  readonly status: 'pending' | 'confirmed';
}

/** Until the transaction ends no one else books at that location for that person, or has a booking there confirmed. */
async function lockStays(em: EntityManager, userId: string, listingId: string): Promise<void> {
  await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`stay:${userId}:${listingId}`]);
}

/**
 * The order that a person has, or is about to pay, at the same location in the time of a stay; `null` for none. Requests
 * take turns, so of four at once three find the first one's.
 */
export async function findTwin(
  em: EntityManager,
  { userId, listingId, stay }: { readonly userId: string; readonly listingId: string; readonly stay: Stay },
): Promise<Twin | null> {
  await lockStays(em, userId, listingId);
  const [twin] = await sqlRows<Twin>(
    em,
    `select id, code, status from bookings
     where user_id = $1 and listing_id = $2 and drop_off_at < $3 and pick_up_at > $4
       and holds_bags(status, hold_expires_at, product_now())
       and (status = 'confirmed' or version = 1)
     order by created_at, id limit 1`,
    [userId, listingId, stay.pickUpAt.toString(), stay.dropOffAt.toString()],
  );
  return twin ?? null;
}

/** The same turn for a booking that is about to be confirmed. Taken before anything of it is locked. */
export async function takeTurn(em: EntityManager, bookingId: string): Promise<void> {
  const [row] = await sqlRows<{ user_id: string; listing_id: string }>(
    em,
    'select user_id, listing_id from bookings where id = $1',
    [bookingId],
  );
  if (row !== undefined) await lockStays(em, row.user_id, row.listing_id);
}

/**
 * Whether the person of a booking whose hold is over has booked the same place for an overlapping time since then. An
 * order from before was there when they booked, and they were asked. A change takes an order's place and never counts.
 */
export async function isBookedAgain(em: EntityManager, late: { readonly id: string }): Promise<boolean> {
  const found = await sqlRows(
    em,
    `select from bookings late join bookings b on b.user_id = late.user_id and b.listing_id = late.listing_id
       and b.drop_off_at < late.pick_up_at and b.pick_up_at > late.drop_off_at and b.id <> late.id
     where late.id = $1 and late.version = 1 and b.created_at >= late.hold_expires_at
       and holds_bags(b.status, b.hold_expires_at, product_now())
     limit 1`,
    [late.id],
  );
  return found.length > 0;
}
