import { useMemo, useState } from 'react';
import { markerCap } from '#shared/search/limits.ts';
import type { SearchFilter } from '#web/parts/filter/filter.ts';
import { mergeMarkers } from '#web/lib/map/merge-markers.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { markersInput } from './load-search.ts';
import type { Marker } from './search-context.ts';

interface Known {
  /** The stay and number of bags that they are for. */
  readonly of: string;
  /** The answer that was added last. */
  readonly added: readonly Marker[] | undefined;
  readonly markers: readonly Marker[];
}

interface Markers {
  /** Those of all areas searched so far for this stay and number of bags, at most 1000, and the chosen listing's. */
  readonly markers: readonly Marker[];
  /** Those of the area that is searched now; `null` while they are not known. */
  readonly pool: readonly Marker[] | null;
}

interface Wanted {
  /** Each with what filters ask for. */
  readonly withFacts: boolean;
  /** There is a map to show them on. */
  readonly isWanted: boolean;
}

/** The map's markers. */
export function useMarkers(filter: SearchFilter, chosen: ListingForStay | null, wanted: Wanted): Markers {
  const { markers, pool } = useMarkersOfAreas(filter, wanted);
  const all = useMemo(() => {
    if (chosen === null || markers.some(({ slug }) => slug === chosen.slug)) return markers;
    const { id, slug, name, address, latitude, longitude, verdict, quote } = chosen;
    return [
      ...markers,
      {
        id,
        slug,
        name,
        address,
        latitude,
        longitude,
        available: verdict.available,
        full: verdict.refusal?.reason === 'full',
        price: quote.totalPrice,
        facts: null,
      },
    ];
  }, [markers, chosen]);
  return { markers: all, pool };
}

function useMarkersOfAreas(filter: SearchFilter, { withFacts, isWanted }: Wanted): Markers {
  const input = markersInput(filter, withFacts);
  const { data } = trpc.search.markers.useQuery(input, { staleTime: 60_000, enabled: isWanted });
  const of = `${filter.stay.dropOffAt}|${filter.stay.pickUpAt}|${filter.bagsCount}`;
  const [known, setKnown] = useState<Known>({ of, added: undefined, markers: [] });
  const pool = data ?? (known.of === of ? known.added : undefined) ?? null;
  if (known.of === of && (data === undefined || data === known.added)) return { markers: known.markers, pool };
  const before = known.of === of ? known.markers : [];
  const markers = data === undefined ? before : mergeMarkers(before, data, markerCap);
  setKnown({ of, added: data, markers });
  return { markers, pool };
}
