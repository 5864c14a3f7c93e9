import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAdminZone } from './admin-zone.ts';
import { dayWords, isNewDay, weekdayWords } from '#web/lib/format/day-words.ts';

/** Instants in words: "Nov 21, 9:34 AM", in the zone of the page, or a location's where one is named. */
export function useMoments() {
  const t = useTexts('admin');
  const locale = useLocale();
  const own = useAdminZone();
  const now = useNow();
  const todayIn = (zone: string): string | null => (now === null ? null : localDateOf(now, zone));
  const dayOf = (date: string): string => dayWords(date, locale, todayIn(own));
  const day = (iso: string, zone: string = own): string => dayWords(localDateOf(iso, zone), locale, todayIn(zone));
  const weekdayOf = (date: string): string => weekdayWords(date, locale, todayIn(own));
  const weekday = (iso: string, zone: string = own): string => weekdayOf(localDateOf(iso, zone));
  const clock = (iso: string, zone: string = own): string => formatClock(iso, zone, locale);
  const isToday = (iso: string, zone: string): boolean => localDateOf(iso, zone) === todayIn(zone);
  /** For a place of its own in a list: "Today, 9:34 AM", "Nov 21, 9:34 AM". */
  const listed = (iso: string, zone: string = own): string =>
    isToday(iso, zone) ? t('todayAt', { time: clock(iso, zone) }) : `${day(iso, zone)}, ${clock(iso, zone)}`;
  return {
    day,
    /** Of a date without a time. */
    dayOf,
    /** "Sat, Nov 21". */
    weekday,
    weekdayOf,
    moment: (iso: string, zone: string = own): string => `${day(iso, zone)}, ${clock(iso, zone)}`,
    /** "Sat, Nov 21, 9:34 AM", for what a person has to be on time for. */
    weekdayMoment: (iso: string, zone: string = own): string => `${weekday(iso, zone)}, ${clock(iso, zone)}`,
    /** Above what happened on one day: "Today, Sat, Nov 21". */
    heading: (iso: string): string => (isToday(iso, own) ? t('todayAt', { time: weekday(iso) }) : weekday(iso)),
    listed,
    /** Of instants below each other: each day is said once. */
    story: (isos: readonly string[]): string[] => {
      const dates = isos.map((iso) => localDateOf(iso, own));
      return isos.map((iso, index) => (isNewDay(dates, index) ? listed(iso) : clock(iso)));
    },
    clock,
    /** The end of a stay after its beginning: its day is said where it is another one. */
    stayEnd: (from: string, to: string, zone: string): string =>
      day(from, zone) === day(to, zone) ? clock(to, zone) : `${day(to, zone)}, ${clock(to, zone)}`,
  };
}
