import { numbersOf } from '#shared/money/format-money.ts';
import type { Locale } from '#shared/messages/text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A minute of a day as the site writes it: "6:00 PM"; French is written by the 24-hour clock, "18 h 00". */
export function clockOfMinute(locale: Locale, minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, two(minute % 60)];
  if (locale === 'fr') return `${minute === 1440 ? 24 : hour} h ${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An instant's time of day by a location's clock. */
export function clockOf(locale: Locale, at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
    .formatToParts(at)
    .reduce<Record<string, string>>((all, { type, value }) => ({ ...all, [type]: value }), {});
  return clockOfMinute(locale, Number(parts.hour) * 60 + Number(parts.minute));
}

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** "Sat, Nov 21" of an instant at a location. */
export const dayOf = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, ...day }).format(at);

/** The same of a local date `YYYY-MM-DD`. */
export const shortDate = (locale: Locale, date: string): string => dayOf(locale, new Date(`${date}T12:00:00Z`), 'UTC');

/** "Saturday". */
export const weekdayOf = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(at);

/** "Nov 20". */
export const dateOf = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, month: 'short', day: 'numeric' }).format(at);

/** "Nov 20, 7:02 PM". */
export const momentOf = (locale: Locale, at: Date, timeZone: string): string =>
  `${dateOf(locale, at, timeZone)}, ${clockOf(locale, at, timeZone)}`;

const HOUR_MS = 3_600_000;

/** Elapsed hours of a stay, "10.5". */
export const hoursText = (locale: Locale, from: string, until: string): string =>
  new Intl.NumberFormat(numbersOf(locale), { maximumFractionDigits: 2 }).format(
    (Date.parse(until) - Date.parse(from)) / HOUR_MS,
  );
