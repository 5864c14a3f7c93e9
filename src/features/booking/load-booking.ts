import type { BookSearch } from '#web/parts/filter/book-search.ts';
import { parseFilterCookie, readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import type { ListingToBook } from '#web/parts/filter/listing-to-book.ts';
import { isoInZone } from '#shared/time/wall-text.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { isRefused, statusOf } from '#web/lib/status-of.ts';
import { bookingInput, centerOf } from './use-booking.ts';

/** A booking that an address names, with the place that distances start from. */
export interface LinkedBooking {
  readonly chosen: ListingToBook;
  readonly center: ReturnType<typeof centerOf>;
}

/**
 * The listing and stay that an address of the booking names, `null` when it names none that can be booked, `'unknown'`
 * when there is no such listing. Their facts and price are in the cache afterwards, so that the server renders them.
 */
export async function loadBooking(
  { api, filterCookie }: Pick<PageContext, 'api' | 'filterCookie'>,
  { listing, from, to, bags }: BookSearch,
): Promise<LinkedBooking | 'unknown' | null> {
  if (listing === undefined || from === undefined || to === undefined || bags === undefined) return null;
  const center = centerOf(parseFilterCookie(filterCookie) ?? readFilterCookie());
  try {
    const named = { listing, stay: { dropOffAt: from, pickUpAt: to }, bagsCount: bags };
    const { id, slug, name, rules } = await api.search.listing.ensureData(named);
    const inZone = (iso: string) => isoInZone(Date.parse(iso), rules.zone);
    const stay = { dropOffAt: inZone(from), pickUpAt: inZone(to) };
    const chosen = { id, slug, name, stay, bagsCount: bags, zone: rules.zone };
    const asked = bookingInput(chosen);
    await Promise.all([
      api.search.listing.ensureData({ ...asked, ...(center && { center }) }),
      api.pricing.quote.ensureData(asked),
    ]);
    return { chosen, center };
  } catch (error) {
    if (statusOf(error) === 404) return 'unknown';
    if (isRefused(error)) return null;
    throw error;
  }
}
