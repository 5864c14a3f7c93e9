import type { BookingPorts } from '#server/modules/booking/booking.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Whether a problem of an order's bags was reported, for booking. */
export const hasClaim: BookingPorts['hasClaim'] = async (em, orderId) => {
  const rows = await sqlRows(
    em,
    'select 1 from claims c join bookings b on b.id = c.booking_id where b.order_id = $1 limit 1',
    [orderId],
  );
  return rows.length > 0;
};
