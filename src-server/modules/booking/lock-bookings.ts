import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '#server/platform/db/database.ts';
import { Booking } from './booking.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface SeenRow {
  readonly id: string;
  readonly listing_id: string;
  readonly coupon_id: string | null;
}

/**
 * Locks an order for a change, everywhere in the same order: listing's capacity, coupons, bookings by id. Besides the
 * booking these are the one it replaces and those that wait to replace it. Returned are the rows as they are now.
 * @returns `null` for an unknown booking.
 */
export async function lockOrder(em: EntityManager, bookingId: string, withCapacity: boolean) {
  const seen = await sqlRows<SeenRow>(
    em,
    `select b.id, b.listing_id, b.coupon_id from bookings b
     where b.id = $1 or (b.replaces_booking_id = $2 and b.status = 'pending')
       or b.id = (select replaces_booking_id from bookings where id = $3)
     order by b.id`,
    [bookingId, bookingId, bookingId],
  );
  const listingId = seen.find(({ id }) => id === bookingId)?.listing_id;
  if (listingId === undefined) return null;
  if (withCapacity) await sqlRows(em, 'select 1 from listing_capacity where listing_id = $1 for update', [listingId]);
  const coupons = [...new Set(seen.flatMap(({ coupon_id }) => (coupon_id === null ? [] : [coupon_id])))].sort();
  for (const id of coupons) await sqlRows(em, 'select 1 from coupons where id = $1 for update', [id]);
  const locked: Booking[] = [];
  for (const { id } of seen) {
    locked.push(await em.findOneOrFail(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }));
  }
  const booking = locked.find(({ id }) => id === bookingId);
  if (booking === undefined) return null;
  const [hold] = await sqlRows<{ is_live: boolean }>(
    em,
    `select status = 'pending' and holds_bags(status, hold_expires_at, product_now()) as is_live from bookings where id = $1`,
    [bookingId],
  );
  return {
    booking,
    /** Whether it is pending and its hold still on, by the database's clock. */
    isHeld: hold?.is_live === true,
    replaced: locked.find(({ id }) => id === booking.replacesBookingId) ?? null,
    /** Changes of this booking that wait for their payment. */
    waiting: locked.filter(({ replacesBookingId, status }) => replacesBookingId === bookingId && status === 'pending'),
  };
}
