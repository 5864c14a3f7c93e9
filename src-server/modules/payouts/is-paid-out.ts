import type { BookingPorts } from '#server/modules/booking/booking.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Whether a payout took an earning along, for booking. */
export const isPaidOut: BookingPorts['isPaidOut'] = async (em, transactionId) =>
  (await sqlRows(em, 'select 1 from payout_lines where transaction_id = $1 limit 1', [transactionId])).length > 0;
