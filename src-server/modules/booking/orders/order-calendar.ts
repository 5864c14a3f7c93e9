import type { Deps } from '#server/deps.ts';
import { orderNotFound } from '../booking.errors.ts';
import { type CalendarEvent, calendarFile, calendarMethod } from './calendar-file.ts';
import { loadOrders } from './get-order.ts';
import type { OrderView } from './order.view.ts';

const statuses: Readonly<Record<OrderView['status'], CalendarEvent['status']>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  canceled: 'CANCELLED',
};

/**
 * An order's stay for a calendar, as it is now, whichever of its versions is asked for: one event for its life, which
 * every change moves and its cancellation ends. Instants in UTC.
 * @throws AppError 404 for an unknown one.
 */
export async function orderCalendar(deps: Deps, { currentBookingId }: Pick<OrderView, 'currentBookingId'>) {
  const { SITE_NAME: siteName, SUPPORT_EMAIL: email, siteUrl } = deps.config;
  const [order] = await loadOrders(deps, [currentBookingId]);
  const [change] = await deps.db.query<{ version: number; at: Date }>(
    `select version + (select sum(clock_moves) from bookings v where v.order_id = b.order_id)::int as version,
       coalesce(canceled_at, confirmed_at, created_at) as at from bookings b where id = $1`,
    [currentBookingId],
  );
  if (order === undefined || change === undefined) throw orderNotFound();
  const status = statuses[order.status];
  return {
    filename: `${order.code}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod({ status })}`,
    content: calendarFile({
      uid: `${order.orderId}@${new URL(siteUrl).hostname}`,
      sequence: change.version + (status === 'CANCELLED' ? 1 : 0),
      status,
      organizer: { name: siteName, email },
      from: order.dropOffAt,
      until: order.pickUpAt,
      stampedAt: deps.clock.now().toString(),
      changedAt: change.at.toISOString(),
      summary: `${siteName}: ${order.listing.name}`,
      location: `${order.listing.name}, ${order.listing.address}`,
      description: [order.code, order.listing.note].filter(Boolean).join('\n'),
      url: `${siteUrl}/orders/${order.id}`,
    }),
  };
}
