import { activeFilters, type FilterName, type SearchFilters, withoutFilter } from './filters.ts';
import { type Judged, thatFit } from './judge.ts';

/** The filter that costs most, and how many locations there are without it. */
export interface Costliest {
  readonly name: FilterName;
  readonly count: number;
}

/**
 * Where nothing fits all filters: the one without which most locations are left, the first that is offered where some
 * are equal. `null` where no filter is on.
 */
export function costliestFilter(
  locations: readonly Judged[],
  filters: SearchFilters,
  bagsCount: number,
): Costliest | null {
  let costliest: Costliest | null = null;
  for (const name of activeFilters(filters)) {
    const others = withoutFilter(filters, name);
    const count = thatFit(locations, others, bagsCount).length;
    if (costliest === null || count > costliest.count) costliest = { name, count };
  }
  return costliest;
}
