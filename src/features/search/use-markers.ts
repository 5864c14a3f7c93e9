import { useMemo, useState } from 'react';
import { markerCap } from '#shared/search/limits.ts';
import type { SearchFilter } from '#web/parts/filter/filter.ts';
import { mergeMarkers } from '#web/lib/map/merge-markers.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { searchInput } from './load-search.ts';
import type { Marker } from './search-context.ts';

interface Known {
  /** The stay and number of bags that they are for. */
  readonly of: string;
  /** The answer that was added last. */
  readonly added: readonly Marker[] | undefined;
  readonly markers: readonly Marker[];
}

/** The markers of all areas searched so far for this stay and number of bags, at most 1000, and the chosen listing's. */
export function useMarkers(filter: SearchFilter, chosen: ListingForStay | null): readonly Marker[] {
  const markers = useMarkersOfAreas(filter);
  return useMemo(() => {
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
      },
    ];
  }, [markers, chosen]);
}

function useMarkersOfAreas(filter: SearchFilter): readonly Marker[] {
  const { data } = trpc.search.markers.useQuery(searchInput(filter), { staleTime: 60_000 });
  const of = `${filter.stay.dropOffAt}|${filter.stay.pickUpAt}|${filter.bagsCount}`;
  const [known, setKnown] = useState<Known>({ of, added: undefined, markers: [] });
  if (known.of === of && (data === undefined || data === known.added)) return known.markers;
  const before = known.of === of ? known.markers : [];
  const markers = data === undefined ? before : mergeMarkers(before, data, markerCap);
  setKnown({ of, added: data, markers });
  return markers;
}
