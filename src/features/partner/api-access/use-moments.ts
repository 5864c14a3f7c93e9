import { formatClock, formatMonthDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** How instants of this page are said, in the partner's zone. */
export function useMoments(zone: string, now: string) {
  const t = useTexts('apiAccess');
  const locale = useLocale();
  const isToday = (iso: string) => localDateOf(iso, zone) === localDateOf(now, zone);
  const day = (iso: string): string => {
    const date = localDateOf(iso, zone);
    const isThisYear = date.slice(0, 4) === localDateOf(now, zone).slice(0, 4);
    return isThisYear ? formatMonthDay(date, locale) : `${formatMonthDay(date, locale)} ${date.slice(0, 4)}`;
  };
  const clock = (iso: string): string => formatClock(iso, zone, locale);
  return {
    /** "Nov 21". */
    day,
    /** "8:00 AM". */
    clock,
    /** "8:00 AM" of today, else "Aug 3". */
    short: (iso: string): string => (isToday(iso) ? clock(iso) : day(iso)),
    /** "8:00 AM" of today, else "Aug 3, 8:00 AM". */
    whole: (iso: string): string => (isToday(iso) ? clock(iso) : `${day(iso)}, ${clock(iso)}`),
    /** "today", else "Aug 3". */
    dayWords: (iso: string): string => (isToday(iso) ? t('today') : day(iso)),
    /** "9:34:02 AM": offsets from UTC are whole minutes, so the seconds are those of the instant. */
    seconds: (iso: string): string => {
      const rest = iso.slice(17, 19);
      return locale === 'fr' ? `${clock(iso).replace(' h ', ':')}:${rest}` : clock(iso).replace(/:\d\d/, `$&:${rest}`);
    },
  };
}

export type Moments = ReturnType<typeof useMoments>;
