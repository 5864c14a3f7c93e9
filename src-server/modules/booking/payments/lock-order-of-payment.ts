import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/**
 * Locks what was paid for with all that took its place, and the account of the partner: a share is not earned or paid
 * out between our looking and writing.
 * @returns the booking that was paid for, and the one that the order is now.
 */
export async function lockOrderOfPayment(
  em: EntityManager,
  paymentId: string,
): Promise<{ readonly bookingId: string; readonly orderId: string }> {
  const rows = await sqlRows<{ id: string }>(
    em,
    `with recursive line as (
       select b.id, 0 as place from bookings b join payments p on p.booking_id = b.id where p.id = $1
       union all
       select b.id, place + 1 from bookings b join line on b.replaces_booking_id = line.id
         and b.confirmed_at is not null)
     select b.id from bookings b join line on line.id = b.id order by line.place for update of b`,
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
  return { bookingId: first.id, orderId: rows.at(-1)?.id ?? first.id };
}
