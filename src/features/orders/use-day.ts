import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';

/** Days and moments as a location's clock shows them, in short. Needs the area `refunds`. */
export function useDay(zone: string) {
  const t = useTexts('refunds');
  const locale = useLocale();
  const day = (date: string) =>
    formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dayShort = (date: string) => formatDate(date, locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return {
    /** "Fri, Dec 4" of a local date. */
    day,
    /** "Dec 4". */
    dayShort,
    /** "Nov 21" of an instant. */
    dayShortOf: (iso: string) => dayShort(localDateOf(iso, zone)),
    /** "Sat, Nov 21, 8:02 AM". */
    moment: (iso: string) => t('moment', { day: day(localDateOf(iso, zone)), time: formatClock(iso, zone, locale) }),
  };
}
