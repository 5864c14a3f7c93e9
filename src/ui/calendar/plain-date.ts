/** Dates are 'YYYY-MM-DD' and months 'YYYY-MM': plain days without a zone, reckoned in UTC so that no clock can shift them. */
const dayLength = 86_400_000;

const toTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const monthOf = (date: string): string => date.slice(0, 7);
export const dayOf = (date: string): number => Number(date.slice(8, 10));

export function addDays(date: string, days: number): string {
  return fromTime(toTime(date) + days * dayLength);
}

/** The 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const to = shiftMonth(monthOf(date), months);
  const day = Math.min(dayOf(date), daysInMonth(to));
  return `${to}-${String(day).padStart(2, '0')}`;
}

export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

export function daysInMonth(month: string): number {
  return dayOf(addDays(`${shiftMonth(month, 1)}-01`, -1));
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(toTime(date)).getUTCDay();
}

/** A month's weeks of seven places; places outside the month are null. `weekStart` 0 is Sunday. */
export function monthWeeks(month: string, weekStart: number): readonly (readonly (string | null)[])[] {
  const lead = (weekday(`${month}-01`) - weekStart + 7) % 7;
  const count = daysInMonth(month);
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_unused, place) => {
      const day = week * 7 + place - lead + 1;
      return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** Names of the weekdays from `weekStart` on. */
export function weekdayNames(locale: string, weekStart: number, style: 'short' | 'long' | 'narrow'): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(toTime(addDays('2023-01-01', weekStart + index))));
}

export function formatDate(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(toTime(date));
}

/** Where a key leads from a day: by day, week, month, or to the week's ends; undefined for every other key. */
export function dateForKey(key: string, date: string, weekStart: number): string | undefined {
  const place = (weekday(date) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    case 'Home':
      return addDays(date, -place);
    case 'End':
      return addDays(date, 6 - place);
    default:
      return undefined;
  }
}
