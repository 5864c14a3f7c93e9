import type { KeptFilter } from './filter-cookie.ts';
import type { SearchFilter } from './filter.ts';
import { resolveFilter, type SearchStart } from './resolve-filter.ts';

/**
 * The search that the browser kept, made fit to be searched again at `now` (ms): dates only where they were chosen.
 * `null` where no place by name was kept.
 */
export function returningSearch(kept: KeptFilter | null, start: SearchStart, now: number): SearchFilter | null {
  if (!kept?.place?.label) return null;
  const { from: _from, to: _to, ...dateless } = kept;
  const { place, stay, bagsCount, zone } = resolveFilter({}, kept.isDateFilterEdited ? kept : dateless, start, now);
  return { place, stay, bagsCount, zone };
}
