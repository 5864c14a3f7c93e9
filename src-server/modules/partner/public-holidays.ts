import Holidays from 'date-holidays';
import type { Locale } from '#shared/messages/text.ts';
import { dateOfDay, dayOfDate, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { ownListing } from './own-listings.ts';

/** A public holiday, by its local date `YYYY-MM-DD`. */
interface PublicHoliday {
  readonly date: string;
  readonly name: string;
}

const YEAR_DAYS = 365;

/**
 * The public holidays of the region (or country) that an own location is in, from its today on for a year; none where
 * the calendar does not know the country. Names are in the person's language where they are known in it.
 * @throws AppError 404 for a foreign location.
 */
export async function publicHolidays(
  deps: Deps,
  ownerId: string,
  { listingId, locale }: { readonly listingId: string; readonly locale: Locale },
): Promise<PublicHoliday[]> {
  const { country, region, rules } = await ownListing(deps, ownerId, listingId);
  const today = localDateOf(zoneOf(rules.zone), deps.clock.now());
  const last = dateOfDay(dayOfDate(today) + YEAR_DAYS);
  const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
  calendar.setLanguages([locale, 'en']);
  const year = Number(today.slice(0, 4));
  const all = [year, year + 1].flatMap((each) => calendar.getHolidays(each));
  const names = new Map(
    all.filter(({ type }) => type === 'public').map(({ date, name }) => [date.slice(0, 10), name] as const),
  );
  return [...names]
    .filter(([date]) => date >= today && date <= last)
    .map(([date, name]) => ({ date, name }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
