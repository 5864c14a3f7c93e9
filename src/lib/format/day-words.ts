import type { Locale } from '#shared/messages/text.ts';
import { formatMonthDay, formatWeekday } from '#web/lib/format/time.ts';

/**
 * A local date in few words: 'Nov 26', '26 nov'; of another year with it, 'Jan 1, 2025', '1 janv 2025'.
 * @param today the date now; `null` while it is not known, which writes no year.
 */
export function dayWords(date: string, locale: Locale, today: string | null): string {
  const day = formatMonthDay(date, locale).replace(/ 0(?=\d)/, ' ');
  const year = date.slice(0, 4);
  if (today === null || today.startsWith(year)) return day;
  return locale === 'en' ? `${day}, ${year}` : `${day} ${year}`;
}

/** The same with its weekday: 'Thu, Nov 26', 'jeu 26 nov'. */
export function weekdayWords(date: string, locale: Locale, today: string | null): string {
  const weekday = formatWeekday(`${date}T12:00:00Z`, 'UTC', locale);
  return `${weekday}${locale === 'en' ? ',' : ''} ${dayWords(date, locale, today)}`;
}

/** Which of several dates in a row are said: each that is another one than the one before it. */
export const isNewDay = (dates: readonly string[], index: number): boolean =>
  index === 0 || dates[index] !== dates[index - 1];
