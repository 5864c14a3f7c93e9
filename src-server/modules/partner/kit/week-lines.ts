import { mergeRanges } from '#shared/availability/minute-ranges.ts';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import type { Locale } from '#shared/messages/text.ts';
import { clockOfMinute } from '#shared/time/clock-of-minute.ts';

export interface WeekLine {
  /** "Mon – Thu, Sat" */
  readonly days: string;
  /** "6:30 AM – 9 PM" */
  readonly hours: string;
}

interface Words {
  readonly always: string;
  readonly everyDay: string;
}

/** 24 December 2018 was a Monday. */
const dayName = (locale: Locale, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2018, 11, 24 + weekday)),
  );

/** Whole hours without their zeros. */
const clock = (locale: Locale, minute: number): string => clockOfMinute(locale, minute).replace(/:00|(?<= h).00/, '');

/** Numbers in a row as stretches: 0, 1, 2, 5 is 0–2 and 5. */
function stretches(days: readonly number[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else found.push([day, day]);
  }
  return found;
}

/** The usual week in few words: days with the same hours stand together, closed ones are left out. */
export function weekLines(rules: OpeningRules, locale: Locale, words: Words): readonly WeekLine[] {
  if (rules.availableFullTime) return [{ days: words.everyDay, hours: words.always }];
  const byHours = new Map<string, number[]>();
  weekdays.forEach((weekday, index) => {
    const slots = mergeRanges(rules.weekly.filter(({ day }) => day === weekday));
    if (slots.length === 0) return;
    const isWhole = slots[0]?.from === 0 && slots[0].to >= 1439;
    const written = slots.map(({ from, to }) => `${clock(locale, from)} – ${clock(locale, to)}`).join(', ');
    const hours = isWhole ? words.always : written;
    byHours.set(hours, [...(byHours.get(hours) ?? []), index]);
  });
  return [...byHours].map(([hours, days]) => ({
    days:
      days.length === weekdays.length
        ? words.everyDay
        : stretches(days)
            .map(([from, to]) =>
              from === to ? dayName(locale, from) : `${dayName(locale, from)} – ${dayName(locale, to)}`,
            )
            .join(', '),
    hours,
  }));
}
