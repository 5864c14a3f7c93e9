import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/**
 * Locks the order that was paid for, and the account of the partner: a share is not earned or paid
 * out between our looking and writing.
 * @returns the booking that was paid for, and the order's version in force.
 */
export async function lockOrderOfPayment(
  em: EntityManager,
  paymentId: string,
): Promise<{ readonly bookingId: string; readonly orderId: string }> {
  const rows = await sqlRows<{ id: string; current_booking_id: string; booking_id: string }>(
    em,
    `select v.id, o.current_booking_id, p.booking_id from payments p join bookings b on b.id = p.booking_id
       join orders o on o.id = b.order_id join bookings v on v.order_id = o.id
     where p.id = $1 and (v.id = o.current_booking_id or v.id = b.id or v.status = 'pending') order by v.id for update of o, v`,
    [paymentId],
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`Payment ${paymentId} has no booking`);
  await sqlRows(
    em,
    `select 1 from payout_accounts a join listings l on l.owner_id = a.user_id join bookings b on b.listing_id = l.id
     where b.id = any($1::uuid[]) order by a.user_id for update of a`,
    [rows.map(({ id }) => id)],
  );
  return { bookingId: first.booking_id, orderId: first.current_booking_id };
}
