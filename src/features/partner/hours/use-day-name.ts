import { type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { useLocale } from '#web/lib/texts.ts';
import { weekdayNames } from '#web/ui/calendar/plain-date.ts';

/** A weekday in the person's language: "Monday", or "Mon". */
export function useDayName(style: 'long' | 'short' = 'long'): (day: Weekday) => string {
  const locale = useLocale();
  const names = weekdayNames(locale, 1, style);
  return (day) => names[weekdays.indexOf(day)] ?? day;
}
