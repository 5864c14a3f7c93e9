import { formatClock, formatMonthDay, formatOrderTime, localDateOf } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { useAdminZone } from './admin-zone.ts';

/** Instants in words: "Nov 21, 9:34 AM", in the zone of the page, or a location's where one is named. */
export function useMoments() {
  const locale = useLocale();
  const own = useAdminZone();
  const day = (iso: string, zone: string = own): string =>
    formatMonthDay(localDateOf(iso, zone), locale).replace(/ 0(?=\d)/, ' ');
  return {
    day,
    moment: (iso: string, zone: string = own): string => `${day(iso, zone)}, ${formatClock(iso, zone, locale)}`,
    clock: (iso: string, zone: string = own): string => formatClock(iso, zone, locale),
    fullDay: (iso: string, zone: string = own): string => formatOrderTime(iso, zone, locale).date,
  };
}
