import { createContext, use } from 'react';
import type { FilterName } from '#shared/search/filters/filters.ts';
import type { MapBounds } from '#web/lib/map/map-types.ts';
import type { FilterPlace, SearchFilter, StayText } from '#web/parts/filter/filter.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import type { Narrowing } from './load-search.ts';

/** A place on the map; what filters ask for is `null` while that is not known. */
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
  /** How the list is narrowed and put in order. */
  readonly narrowing: Narrowing;
  readonly narrow: (to: Narrowing) => void;
  /** The locations of the searched area, which filters choose from; `null` while they are not known. */
  readonly pool: readonly Marker[] | null;
  /** Of the prices; `null` while none is known. */
  readonly currency: string | null;
  /** What the locations that don't fit fail, by their slugs. */
  readonly failing: ReadonlyMap<string, readonly FilterName[]>;
  /** Somebody is about to filter: what filters ask for is fetched. */
  readonly needFacts: () => void;
  /** Searches the stretch of map that is seen, around the same place, without a new step of the history. */
  readonly followTo: (bounds: MapBounds) => void;
  /** Forgets the place and starts anew. */
  readonly seeAll: () => void;
  /** How many locations the search has found, and how many there are; `undefined` while they are counted. */
  readonly counted: { readonly totalCount: number; readonly areaCount: number } | undefined;
  /** Nobody has chosen place or times: who came to a listing's own address has not searched. */
  readonly isStaySupposed: boolean;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly selected: string | null;
  /** Its name, where it is known already. */
  readonly selectedName: string | null;
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
