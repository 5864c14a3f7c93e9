import { createContext, use } from 'react';
import type { FilterPlace, SearchFilter, StayText } from '#web/parts/filter/filter.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import type { Outputs } from '#web/lib/trpc.ts';

export type Marker = Outputs['search']['markers'][number];

export interface FilterChange {
  readonly place?: FilterPlace;
  readonly stay?: StayText;
  readonly bagsCount?: number;
}

/** What the parts of the search screen share. Listings are named by their slugs. */
export interface SearchState {
  readonly filter: SearchFilter;
  /** The same as it was asked from the server: the key of what is in the cache. */
  readonly asked: SearchFilter;
  /** The dates were chosen; else the screen says 'Now'. */
  readonly isDateEdited: boolean;
  /** Searches anew; `keep` names a listing that stays chosen. */
  readonly apply: (change: FilterChange, keep?: string | null) => void;
  /** Forgets the place and starts anew. */
  readonly seeAll: () => void;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly selected: string | null;
  readonly select: (slug: string | null, from: 'pin' | 'list') => void;
  /** What is pointed at, in the list or on the map. */
  readonly pointed: string | null;
  readonly point: (slug: string | null) => void;
  readonly book: (listing: ListingForStay) => void;
  /** Opens the dates dialog for a listing on the tab on which its stay fails. */
  readonly changeStay: (listing: ListingForStay) => void;
}

export const SearchContext = createContext<SearchState | null>(null);

export function useSearch(): SearchState {
  const state = use(SearchContext);
  if (state === null) throw new Error('No search around this component');
  return state;
}

/** "Union Station" of "Union Station, Toronto". */
export const shortLabel = (label: string): string => label.split(',')[0]?.trim() ?? label;
