import { dayWords } from '#web/lib/format/day-words.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** A location's clock: its zone, and the date there as the server answered. */
export type LocationDay = { readonly zone: string; readonly today: string };

/**
 * When reviews and answers were written, by the location's clock: 'Nov 9', and 'Nov 9, 2025' of another year. Today is
 * the server's, so that it and the browser write the same. Needs the area `listing`.
 */
export function useWrittenDays({ zone, today }: LocationDay) {
  const t = useTexts('listing');
  const locale = useLocale();
  const day = (iso: string): string => dayWords(localDateOf(iso, zone), locale, today);
  return {
    /** Within a sentence, or as it is read later. */
    day,
    /** The same of today. */
    today: dayWords(today, locale, today),
    /** Standing by itself: 'Today' where it is. */
    listed: (iso: string): string => (localDateOf(iso, zone) === today ? t('today') : day(iso)),
  };
}
