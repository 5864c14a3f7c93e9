import { parseBookingCode } from '#shared/booking/booking-code.ts';
import {
  type BookingState,
  bookingStates,
  type DayView,
  dayViews,
  type DropOffSpan,
  dropOffSpans,
} from '#shared/admin/lists.ts';

/** What the address of the bookings says. */
export interface BookingsSearch {
  readonly text?: string | undefined;
  readonly state?: BookingState | undefined;
  readonly dropOff?: DropOffSpan | undefined;
  /** A view of the day, or all bookings; absent, now unless something is looked for. */
  readonly day?: DayView | 'all' | undefined;
  readonly city?: string | undefined;
  readonly currency?: string | undefined;
  /** Bookings of one person. */
  readonly user?: string | undefined;
  /** Bookings of one location. */
  readonly listing?: string | undefined;
  /** The code of the one in the panel. */
  readonly booking?: string | undefined;
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** The address as it is meant; what cannot be is left out. */
export function readBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const code = parseBookingCode(words(search.booking) ?? '');
  const found = {
    text: words(search.text),
    state: bookingStates.find((state) => state === search.state),
    dropOff: dropOffSpans.find((span) => span === search.dropOff),
    day: [...dayViews, 'all' as const].find((view) => view === search.day),
    city: words(search.city),
    currency: words(search.currency),
    user: words(search.user),
    listing: words(search.listing),
    booking: code ?? undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
