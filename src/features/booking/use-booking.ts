import { keepPreviousData } from '@tanstack/react-query';
import type { ListingToBook } from '#web/parts/filter/listing-to-book.ts';
import type { KeptFilter } from '#web/parts/filter/filter-cookie.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';

export type BookedListing = Outputs['search']['listing'];
export type BookedQuote = Outputs['pricing']['quote'];

export interface Loaded<T> {
  readonly data: T | undefined;
  /** What is shown belongs to the choice before; the new one is on its way. */
  readonly stale: boolean;
  readonly failed: boolean;
  /** The listing is not there any more. */
  readonly gone: boolean;
  retry(): void;
}

interface QueryLike<T> {
  readonly data: T | undefined;
  readonly isPlaceholderData: boolean;
  readonly error: { readonly data?: { readonly httpStatus: number } | null | undefined } | null;
  refetch(): unknown;
}

const loadedOf = <T>(query: QueryLike<T>): Loaded<T> => ({
  data: query.data,
  stale: query.isPlaceholderData,
  failed: query.error !== null,
  gone: query.error?.data?.httpStatus === 404,
  retry: () => void query.refetch(),
});

/** Distances start from the place that was searched. */
export const centerOf = (kept: KeptFilter | null) =>
  kept?.place ? { latitude: kept.place.latitude, longitude: kept.place.longitude } : undefined;

/** How the server is asked about what is being booked. */
export const bookingInput = (chosen: Pick<ListingToBook, 'id' | 'stay' | 'bagsCount'>) => ({
  listing: chosen.id,
  stay: chosen.stay,
  bagsCount: chosen.bagsCount,
});

const nothing = { id: '-', stay: { dropOffAt: '', pickUpAt: '' }, bagsCount: 1 };

/** The chosen listing with its verdict for the stay, and the whole price with the code. */
export function useBooking(
  chosen: ListingToBook | null | undefined,
  code: string | null,
  center: ReturnType<typeof centerOf>,
) {
  const asked = bookingInput(chosen ?? nothing);
  const options = { enabled: Boolean(chosen), placeholderData: keepPreviousData, staleTime: 10_000 } as const;
  const listing = trpc.search.listing.useQuery({ ...asked, ...(center && { center }) }, options);
  const quote = trpc.pricing.quote.useQuery({ ...asked, ...(code !== null && { code }) }, options);
  return { listing: loadedOf<BookedListing>(listing), quote: loadedOf<BookedQuote>(quote) };
}
