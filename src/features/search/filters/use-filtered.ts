import { useMemo, useState } from 'react';
import { activeFilters, type FilterName, type SearchFilters } from '#shared/search/filters/filters.ts';
import { failingFilters } from '#shared/search/filters/judge.ts';
import type { Narrowing } from '../load-search.ts';
import type { Marker } from '../search-context.ts';

/** The filters that a marker fails; none while it is not known what it has. */
const failingOf = ({ facts, price }: Marker, filters: SearchFilters, bagsCount: number): readonly FilterName[] =>
  facts === null ? [] : failingFilters({ facts, price }, filters, bagsCount);

/** How many of the locations fit filters. */
export const countFitting = (pool: readonly Marker[], filters: SearchFilters, bagsCount: number): number =>
  pool.filter((marker) => failingOf(marker, filters, bagsCount).length === 0).length;

/** Whether what filters ask for is to be fetched: as soon as any is on, or about to be. */
export function useFactsWanted({ filters }: Narrowing): readonly [boolean, () => void] {
  const [isAsked, setAsked] = useState(false);
  return [isAsked || activeFilters(filters).length > 0, () => setAsked(true)];
}

/** What the markers that don't fit fail, by their slugs. */
export function useFailing(
  markers: readonly Marker[],
  { filters }: Narrowing,
  bagsCount: number,
): ReadonlyMap<string, readonly FilterName[]> {
  return useMemo(() => {
    const failing = new Map<string, readonly FilterName[]>();
    if (activeFilters(filters).length === 0) return failing;
    for (const marker of markers) {
      const names = failingOf(marker, filters, bagsCount);
      if (names.length > 0) failing.set(marker.slug, names);
    }
    return failing;
  }, [markers, filters, bagsCount]);
}
