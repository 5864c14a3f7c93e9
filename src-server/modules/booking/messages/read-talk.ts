import type { z } from 'zod/mini';
import type { readTalkSchema } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { newId } from '#server/platform/ids.ts';
import { talkNotReported } from '../booking.errors.ts';
import { talkOfOrder, viewOf } from './order-messages.ts';

/** Whether a problem of an order was reported: of its bags, or that its door was shut. */
export async function isReported({ db, ports }: Pick<Deps, 'db' | 'ports'>, orderId: string): Promise<boolean> {
  const reports = await db.query('select 1 from door_reports where order_id = $1 limit 1', [orderId]);
  return reports.length > 0 || ports.hasClaim(db.fork(), orderId);
}

/**
 * Shows administration what both sides of an order wrote, once a problem is reported. Each reading is an act, in the audit
 * log with its reason, and both sides see in their messages that and when it was read.
 * @throws AppError 404 for an order that is none; 409 while nothing is reported.
 */
export async function readTalk(deps: Deps, { bookingId }: z.output<typeof readTalkSchema>) {
  const talk = await talkOfOrder(deps, bookingId);
  if (!(await isReported(deps, talk.order_id))) throw talkNotReported();
  await deps.db.query('insert into talk_readings (id, order_id, read_at) values ($1, $2, $3)', [
    newId(),
    talk.order_id,
    deps.clock.now().toString(),
  ]);
  return viewOf(deps, talk, 'location');
}
