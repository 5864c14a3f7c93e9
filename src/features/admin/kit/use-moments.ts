import { formatClock, formatMonthDay, formatOrderTime, localDateOf } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { useAdminZone } from './admin-zone.ts';

/** Instants in words: "Nov 21, 9:34 AM", in the zone of the page, or a location's where one is named. */
export function useMoments() {
  const locale = useLocale();
  const own = useAdminZone();
  const dayOf = (date: string): string => formatMonthDay(date, locale).replace(/ 0(?=\d)/, ' ');
  const day = (iso: string, zone: string = own): string => dayOf(localDateOf(iso, zone));
  const clock = (iso: string, zone: string = own): string => formatClock(iso, zone, locale);
  const moment = (iso: string, zone: string = own): string => `${day(iso, zone)}, ${clock(iso, zone)}`;
  return {
    day,
    /** Of a date without a time. */
    dayOf,
    moment,
    clock,
    /** The end of a stay after its beginning: its day is said where it is another one. */
    stayEnd: (from: string, to: string, zone: string): string =>
      day(from, zone) === day(to, zone) ? clock(to, zone) : moment(to, zone),
    fullDay: (iso: string, zone: string = own): string => formatOrderTime(iso, zone, locale).date,
  };
}
