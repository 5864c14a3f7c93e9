import { useMemo, useRef } from 'react';
import { markerCap } from '#shared/search/limits.ts';
import type { SearchFilter } from '#web/lib/filter/filter.ts';
import { mergeMarkers } from '#web/lib/map/merge-markers.ts';
import { trpc } from '#web/lib/trpc.ts';
import { searchInput } from './load-search.ts';
import type { Marker } from './search-context.ts';

/** The markers of all areas searched so far for this stay and number of bags, at most 1000. */
export function useMarkers(filter: SearchFilter): readonly Marker[] {
  const input = searchInput(filter);
  const query = trpc.search.markers.useQuery(input, { staleTime: 60_000 });
  const known = useRef<{ of: string; markers: readonly Marker[] }>({ of: '', markers: [] });
  const of = `${filter.stay.dropOffAt}|${filter.stay.pickUpAt}|${filter.bagsCount}`;
  return useMemo(() => {
    const before = known.current.of === of ? known.current.markers : [];
    const markers = query.data === undefined ? before : mergeMarkers(before, query.data, markerCap);
    known.current = { of, markers };
    return markers;
  }, [query.data, of]);
}
