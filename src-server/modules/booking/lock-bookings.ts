import { LockMode } from '@mikro-orm/core';
import type { OrderFacts } from '#shared/booking/order-state.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { Booking, Order } from './booking.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface SeenRow {
  readonly id: string;
  readonly order_id: string;
  readonly listing_id: string;
  readonly coupon_id: string | null;
}

/**
 * Locks an order for a change, everywhere in the same sequence: the capacities of its listings, coupons, the order, its
 * live versions by id. Returned are the rows as they are now.
 * @param bookingId any version of it.
 * @returns `null` for an unknown booking.
 */
export async function lockOrder(em: EntityManager, bookingId: string, withCapacity: boolean) {
  const seen = await sqlRows<SeenRow>(
    em,
    `select b.id, b.order_id, b.listing_id, b.coupon_id from bookings b join orders o on o.id = b.order_id
     where b.order_id = (select order_id from bookings where id = $1)
       and (b.id = $2 or b.id = o.current_booking_id or b.status = 'pending')
     order by b.id`,
    [bookingId, bookingId],
  );
  const asked = seen.find(({ id }) => id === bookingId);
  if (asked === undefined) return null;
  if (withCapacity) {
    const listings = [...new Set(seen.map(({ listing_id }) => listing_id))].sort();
    for (const id of listings)
      await sqlRows(em, 'select 1 from listing_capacity where listing_id = $1 for update', [id]);
  }
  const coupons = [...new Set(seen.flatMap(({ coupon_id }) => (coupon_id === null ? [] : [coupon_id])))].sort();
  for (const id of coupons) await sqlRows(em, 'select 1 from coupons where id = $1 for update', [id]);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const order = await em.findOneOrFail(Order, { id: asked.order_id }, lock);
  const versions: Booking[] = [];
  for (const { id } of seen) versions.push(await em.findOneOrFail(Booking, { id }, lock));
  const booking = versions.find(({ id }) => id === bookingId);
  // Replaced while its locks were waited for: the version in force is another one than was seen.
  const current =
    versions.find(({ id }) => id === order.currentBookingId) ??
    (await em.findOneOrFail(Booking, { id: order.currentBookingId }, lock));
  if (booking === undefined) return null;
  const [hold] = await sqlRows<{ is_live: boolean; is_disputed: boolean }>(
    em,
    `select status = 'pending' and holds_bags(status, hold_expires_at, product_now()) as is_live,
       exists (select from disputes d join bookings v on v.id = d.booking_id
         where v.order_id = bookings.order_id and d.state = 'open') as is_disputed
     from bookings where id = $1`,
    [bookingId],
  );
  return {
    order,
    /** The version that was asked for. */
    booking,
    /** The version in force. */
    current,
    isDisputed: hold?.is_disputed === true,
    /** Whether the version that was asked for is pending and its hold still on, by the database's clock. */
    isHeld: hold?.is_live === true,
    /** The version that the one asked for takes the place of; null where it is the order's first or in force. */
    replaced: booking.id !== current.id && booking.status === 'pending' ? current : null,
    /** Changes that wait for their payment, and offers of another place. */
    waiting: versions.filter(({ id, status }) => id !== current.id && status === 'pending'),
  };
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** What decides about a locked order's acts. */
export const factsOf = ({ order, current, isDisputed }: LockedOrder): OrderFacts => ({
  status: current.status,
  dropOffAt: current.dropOffAt,
  pickUpAt: current.pickUpAt,
  isDisputed,
  checkedInAt: order.checkedInAt ?? null,
  checkedOutAt: order.checkedOutAt ?? null,
  bagsInside: order.bagsInside,
});
