import { useMemo, useState } from 'react';
import { markerCap } from '#shared/search/limits.ts';
import { markersOf } from '#shared/search/marker-columns.ts';
import type { SearchFilter } from '#web/parts/filter/filter.ts';
import { mergeMarkers } from '#web/lib/map/merge-markers.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { markersInput, type Narrowing } from './load-search.ts';
import type { Marker, PlaceCluster } from './search-context.ts';

interface Answered {
  readonly markers: readonly Marker[];
  readonly clusters: readonly PlaceCluster[];
}

interface Known extends Answered {
  /** The stay, number of bags and filters that they are for. */
  readonly of: string;
  /** The answer that was added last. */
  readonly added: Answered | undefined;
}

interface Markers extends Answered {
  /** Those of the area that is searched now; `null` while they are not known. */
  readonly pool: readonly Marker[] | null;
}

interface Wanted {
  readonly narrowing: Narrowing;
  /** There is a map to show them on. */
  readonly isWanted: boolean;
}

/** The map's markers: those of all areas searched so far for this stay and number of bags, at most 1000, and the chosen listing's. */
export function useMarkers(filter: SearchFilter, chosen: ListingForStay | null, wanted: Wanted): Markers {
  const { markers, clusters, pool } = useMarkersOfAreas(filter, wanted);
  const all = useMemo(() => {
    if (chosen === null || markers.some(({ number }) => number === chosen.number)) return markers;
    const { number, name, latitude, longitude, verdict, quote } = chosen;
    return [
      ...markers,
      {
        number,
        name,
        latitude,
        longitude,
        available: verdict.available,
        full: verdict.refusal?.reason === 'full',
        price: quote.totalPrice,
        fails: [],
      },
    ];
  }, [markers, chosen]);
  return { markers: all, clusters, pool };
}

function useMarkersOfAreas(filter: SearchFilter, { narrowing: { filters }, isWanted }: Wanted): Markers {
  const input = markersInput(filter, filters);
  const { data: columns } = trpc.search.markers.useQuery(input, { staleTime: 60_000, enabled: isWanted });
  const data = useMemo(() => columns && { markers: markersOf(columns), clusters: columns.clusters }, [columns]);
  const of = `${filter.stay.dropOffAt}|${filter.stay.pickUpAt}|${filter.bagsCount}|${JSON.stringify(filters)}`;
  const [known, setKnown] = useState<Known>({ of, added: undefined, markers: [], clusters: [] });
  const pool = (data ?? (known.of === of ? known.added : undefined))?.markers ?? null;
  if (known.of === of && (data === undefined || data === known.added))
    return { markers: known.markers, clusters: known.clusters, pool };
  const before = known.of === of ? known.markers : [];
  const markers = data === undefined ? before : mergeMarkers(before, data.markers, markerCap);
  const clusters = data?.clusters ?? [];
  setKnown({ of, added: data, markers, clusters });
  return { markers, clusters, pool };
}
