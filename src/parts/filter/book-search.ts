import type { StayText } from './filter.ts';
import { parseMapSearch } from './map-search.ts';

/** The query of `/book/{step}` by which a link names what to book; empty within a booking, which the tab keeps. */
export interface BookSearch {
  /** Id or slug of the listing. */
  readonly listing?: string;
  /** ISO instants with an offset. */
  readonly from?: string;
  readonly to?: string;
  readonly bags?: number;
}

/**
 * Reads the query of a booking; keys of other purposes stay, and what cannot be used is none: a key that was merely left
 * out would be read by the router as it stands in the address.
 */
export function bookSearchOf(query: Readonly<Record<string, unknown>>): BookSearch {
  const { listing, from, to, bags } = parseMapSearch(query);
  return { ...query, listing, from, to, bags } as BookSearch;
}

/** The query that names what to book, for links and forms. */
export const bookSearch = (slug: string, stay: StayText, bagsCount: number): Required<BookSearch> => ({
  listing: slug,
  from: stay.dropOffAt,
  to: stay.pickUpAt,
  bags: bagsCount,
});

/** The address at which the booking of a listing begins, in this tab or in another. */
export const bookAddress = (slug: string, stay: StayText, bagsCount: number): string =>
  `/book/review?${new URLSearchParams({ ...bookSearch(slug, stay, bagsCount), bags: String(bagsCount) })}`;
