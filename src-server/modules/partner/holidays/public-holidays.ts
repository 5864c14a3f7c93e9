import Holidays, { type HolidaysTypes } from 'date-holidays';
import type { publicHolidaysAnswer } from '#shared/partner/listing-answers.ts';
import type { Locale } from '#shared/messages/text.ts';
import { dateOfDay, dayOfDate, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { ownListing } from '../own-listings.ts';
import { holidayRegion } from './holiday-region.ts';

type PublicHolidays = Answer<typeof publicHolidaysAnswer>;

const YEAR_DAYS = 365;
const HOUR_MS = 3_600_000;

interface Spot {
  readonly country: string;
  /** As tax names it, where it is known. */
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The public holidays of the region (or country) that an own location is in, from its today on for a year.
 * @throws AppError 404 for a foreign location.
 */
export async function publicHolidays(
  deps: Deps,
  ownerId: string,
  { listingId, locale }: { readonly listingId: string; readonly locale: Locale },
): Promise<PublicHolidays> {
  const { rules, ...spot } = await ownListing(deps, ownerId, listingId);
  const today = localDateOf(zoneOf(rules.zone), deps.clock.now());
  const last = dateOfDay(dayOfDate(today) + YEAR_DAYS);
  const year = Number(today.slice(0, 4));
  const { coverage, days } = holidaysAt(spot, [year, year + 1], locale);
  return { coverage, days: days.filter(({ date }) => date >= today && date <= last) };
}

/**
 * The public holidays of whole years at a place, by local date `YYYY-MM-DD` in order, named in `locale` where the list
 * knows a name in it, else in English, else as people there say. `coverage`: `all` of them; `shared` are those of the
 * whole country (or region) where what a smaller part adds is not known; `unknown` where the list has no such country.
 */
export function holidaysAt(spot: Spot, years: readonly number[], locale: Locale): PublicHolidays {
  const { country } = spot;
  const list = new Holidays();
  if (!(country in list.getCountries())) return { coverage: 'unknown', days: [] };
  const states = list.getStates(country) ?? {};
  const region =
    spot.region !== null && spot.region in states ? spot.region : holidayRegion(country, spot.latitude, spot.longitude);
  const isAll = region !== undefined && !partsDiffer(country, region, years);
  return { coverage: isAll ? 'all' : 'shared', days: namedDays(calendarOf(country, region ?? null), years, locale) };
}

const calendarOf = (country: string, region: string | null, part?: string): Holidays => {
  if (region === null) return new Holidays(country);
  return part === undefined ? new Holidays(country, region) : new Holidays(country, region, part);
};

/** Whether parts of a region have days of their own, as Catholic towns of Bavaria do. */
function partsDiffer(country: string, region: string | null, years: readonly number[]): boolean {
  if (region === null) return false;
  const parts = Object.keys(new Holidays().getRegions(country, region) ?? {});
  const dates = (calendar: Holidays) => namedDays(calendar, years, 'en').map(({ date }) => date);
  const whole = dates(calendarOf(country, region)).join();
  return parts.some((part) => dates(calendarOf(country, region, part)).join() !== whole);
}

/** A day of a public holiday has one row; a day that stands in for one at a weekend only where nothing else is that day. */
function namedDays(calendar: Holidays, years: readonly number[], locale: Locale) {
  calendar.setLanguages([locale, 'en']);
  const all = years.flatMap((each) => calendar.getHolidays(each)).filter(({ type }) => type === 'public');
  const names = new Map<string, string[]>();
  for (const { substitute, name, ...span } of all.toSorted((a, b) => Number(a.substitute) - Number(b.substitute)))
    for (const date of datesOf(span)) {
      const there = names.get(date) ?? [];
      if (there.length === 0 || (substitute !== true && !there.includes(name))) names.set(date, [...there, name]);
    }
  return [...names]
    .map(([date, said]) => ({ date, name: said.join(', ') }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The dates of an entry: as many whole days as it lasts, from its own date on. Only the length counts: some begin in the
 * evening before, others end at noon, and a day on which clocks change has 23 hours or 25.
 */
function datesOf({ date, start, end }: Pick<HolidaysTypes.Holiday, 'date' | 'start' | 'end'>): string[] {
  const first = dayOfDate(date.slice(0, 10));
  const hours = (end.getTime() - start.getTime()) / HOUR_MS;
  const length = Math.max(1, Math.floor((hours + 1) / 24));
  return Array.from({ length }, (_, i) => dateOfDay(first + i));
}
