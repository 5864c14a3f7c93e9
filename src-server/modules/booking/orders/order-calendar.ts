import { calendarFile } from '#shared/booking/calendar-file.ts';
import type { Deps } from '#server/deps.ts';
import type { OrderView } from './order.view.ts';

/** An order's stay for a calendar. A changed order is the same event anew, so that calendars move it. */
export function orderCalendar({ config, clock }: Pick<Deps, 'config' | 'clock'>, order: OrderView) {
  const { SITE_NAME: siteName, siteUrl } = config;
  const first = order.replaced.at(-1)?.id ?? order.id;
  return {
    filename: `${order.code}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile({
      uid: `${first}@${new URL(siteUrl).hostname}`,
      sequence: order.replaced.length,
      from: order.dropOffAt,
      until: order.pickUpAt,
      stampedAt: clock.now().toString(),
      summary: `${siteName}: ${order.listing.name}`,
      location: `${order.listing.name}, ${order.listing.address}`,
      description: [order.code, order.listing.note].filter(Boolean).join('\n'),
      url: `${siteUrl}/orders/${order.id}`,
    }),
  };
}
