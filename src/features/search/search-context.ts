import { createContext, use } from 'react';
import type { MapBounds } from '#web/lib/map/map-types.ts';
import type { FilterPlace, SearchFilter, StayText } from '#web/parts/filter/filter.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import type { MapMarker } from '#shared/search/marker-columns.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import type { Narrowing } from './load-search.ts';

export type Marker = MapMarker;

/** Locations beyond the nearest 1000, gathered by place. */
export type PlaceCluster = Outputs['search']['markers']['clusters'][number];

export interface FilterChange {
  readonly place?: FilterPlace;
  readonly stay?: StayText;
  readonly bagsCount?: number;
}

/** What is searched, and the ways to search: what the answers change stands in `Found`. Listings are named by their slugs. */
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
  /** Searches the stretch of map that is seen, around the same place, without a new step of the history. */
  readonly followTo: (bounds: MapBounds) => void;
  /** Forgets the place and starts anew. */
  readonly seeAll: () => void;
  /** How many locations the search has found, and how many there are; `undefined` while they are counted. */
  readonly counted: { readonly totalCount: number; readonly areaCount: number } | undefined;
  /** The page of the list, whose hours a check-out can go by; `undefined` while it is not known. */
  readonly listed: readonly ListingForStay[] | undefined;
  /** No one has chosen place or times: who came to a listing's own address has not searched. */
  readonly isStaySupposed: boolean;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly select: (slug: string | null, from: 'pin' | 'list') => void;
  /** Chooses the location of a pin. */
  readonly press: (marker: Marker) => void;
  readonly book: (listing: ListingForStay) => void;
  /** Opens the dates dialog for a listing on the tab on which its stay fails. */
  readonly changeStay: (listing: ListingForStay) => void;
}

/** What was found, and what of it is chosen: it changes with every answer, and with every press on a pin. */
export interface Found {
  /** Of the prices on show, that of the nearest location first; empty while none is known. */
  readonly currencies: readonly string[];
  /** The chosen location as the map has it, with the filters it fails. */
  readonly chosen: Marker | null;
  readonly selected: string | null;
  /** Its name, where it is known already. */
  readonly selectedName: string | null;
}

export const FoundContext = createContext<Found | null>(null);

export function useFound(): Found {
  const found = use(FoundContext);
  if (found === null) throw new Error('No search around this component');
  return found;
}

export const SearchContext = createContext<SearchState | null>(null);

export function useSearch(): SearchState {
  const state = use(SearchContext);
  if (state === null) throw new Error('No search around this component');
  return state;
}

/** "Union Station" of "Union Station, Toronto". */
export const shortLabel = (label: string): string => label.split(',')[0]?.trim() ?? label;
