import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { Order } from './order.ts';

/** "Today, 10:00 AM to 6:00 PM": a stay in one line, with the second day where it is another. Needs the area `find`. */
export function useStayLine(): (order: Pick<Order, 'dropOffAt' | 'pickUpAt' | 'listing'>) => string {
  const t = useTexts('find');
  const locale = useLocale();
  const now = useNow();
  return ({ dropOffAt, pickUpAt, listing: { zone } }) => {
    const [day, lastDay] = [localDateOf(dropOffAt, zone), localDateOf(pickUpAt, zone)];
    const from = formatClock(dropOffAt, zone, locale);
    const to = formatClock(pickUpAt, zone, locale);
    if (day !== lastDay)
      return t('otherDay', { day: formatLocalDay(day, locale), from, lastDay: formatLocalDay(lastDay, locale), to });
    const isToday = now !== null && day === localDateOf(now, zone);
    return isToday ? t('todayOnly', { from, to }) : t('sameDay', { day: formatLocalDay(day, locale), from, to });
  };
}
