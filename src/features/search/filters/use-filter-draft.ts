import { useState } from 'react';
import {
  activeFilters,
  type FilterName,
  type PriceEnds,
  type SearchFilters,
  type Sort,
  withoutFilter,
} from '#shared/search/filters/filters.ts';
import { useFitting } from './use-fitting.ts';
import { useSearch } from '../search-context.ts';

/** What is being chosen in a popover or the sheet; it is forgotten when that closes without 'Show'. */
export function useFilterDraft(onClose: () => void) {
  const { narrowing, narrow } = useSearch();
  const [filters, setFilters] = useState<SearchFilters>(narrowing.filters);
  const [sort, setSort] = useState<Sort>(narrowing.sort);
  const set = <N extends FilterName>(name: N, value: SearchFilters[N]) =>
    setFilters((before) => (value === undefined ? withoutFilter(before, name) : { ...before, [name]: value }));
  const fitting = useFitting(filters, null);
  return {
    filters,
    sort,
    setSort,
    set,
    setPrice: (currency: string, { from, to }: PriceEnds) =>
      set('price', from === undefined && to === undefined ? undefined : { currency, from, to }),
    clear: () => setFilters({}),
    /** How many filters are on. */
    active: activeFilters(filters).length,
    /** How many locations fit; `null` while that is not known. */
    count: fitting?.count ?? null,
    apply: () => {
      narrow({ filters, sort });
      onClose();
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
