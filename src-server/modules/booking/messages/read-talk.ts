import type { z } from 'zod/mini';
import type { readTalkSchema } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { newId } from '#server/platform/ids.ts';
import { talkNotReported } from '../booking.errors.ts';
import { talkOfOrder, viewOf } from './order-messages.ts';

/** Whether a problem of a booking's order was reported: of its bags, or that its door was shut. */
export const isReportedSql = (orderId: string): string => `
  (exists (select from door_reports d where d.order_id = ${orderId})
   or exists (select from claims c join bookings cb on cb.id = c.booking_id where cb.order_id = ${orderId}))`;

/**
 * Shows administration what both sides of an order wrote, once a problem is reported. Each reading is an act, in the audit
 * log with its reason, and both sides see in their messages that and when it was read.
 * @throws AppError 404 for an order that is none; 409 while nothing is reported.
 */
export async function readTalk(deps: Deps, { bookingId }: z.output<typeof readTalkSchema>) {
  const talk = await talkOfOrder(deps, bookingId);
  const read = await deps.db.query(
    `insert into talk_readings (id, order_id, read_at) select $2, o.id, $3 from orders o
     where o.id = $1 and ${isReportedSql('o.id')} returning 1`,
    [talk.order_id, newId(), deps.clock.now().toString()],
  );
  if (read.length === 0) throw talkNotReported();
  return viewOf(deps, talk, 'location');
}
