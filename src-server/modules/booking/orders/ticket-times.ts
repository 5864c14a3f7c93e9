import { numbersOf } from '#shared/money/format-money.ts';
import type { Locale } from '#shared/messages/text.ts';
import { clockOfMinute } from '#shared/time/clock-of-minute.ts';
import { onTheClock } from '#shared/time/wall-text.ts';

/** An instant's time of day by a location's clock. */
export function clockOf(locale: Locale, at: Date, timeZone: string): string {
  const wall = onTheClock(at, timeZone);
  return clockOfMinute(locale, wall.getUTCHours() * 60 + wall.getUTCMinutes());
}

const write = (locale: Locale, at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(onTheClock(at, timeZone));

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** "Sat, Nov 21" of an instant at a location. */
export const dayOf = (locale: Locale, at: Date, timeZone: string): string => write(locale, at, timeZone, day);

/** The same of a local date `YYYY-MM-DD`. */
export const shortDate = (locale: Locale, date: string): string => dayOf(locale, new Date(`${date}T12:00:00Z`), 'UTC');

/** "Saturday". */
export const weekdayOf = (locale: Locale, at: Date, timeZone: string): string =>
  write(locale, at, timeZone, { weekday: 'long' });

/** "Nov 20". */
export const dateOf = (locale: Locale, at: Date, timeZone: string): string =>
  write(locale, at, timeZone, { month: 'short', day: 'numeric' });

/** "Nov 20, 7:02 PM". */
export const momentOf = (locale: Locale, at: Date, timeZone: string): string =>
  `${dateOf(locale, at, timeZone)}, ${clockOf(locale, at, timeZone)}`;

const HOUR_MS = 3_600_000;

/** Elapsed hours of a stay, "10.5". */
export const hoursText = (locale: Locale, from: string, until: string): string =>
  new Intl.NumberFormat(numbersOf(locale), { maximumFractionDigits: 2 }).format(
    (Date.parse(until) - Date.parse(from)) / HOUR_MS,
  );
