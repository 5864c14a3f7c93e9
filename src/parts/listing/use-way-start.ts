import { farthestWalk } from '#shared/search/way-there.ts';
import { trpc } from '#web/lib/trpc.ts';

export interface SearchedPlace {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the location. */
  readonly distance: number | null;
}

interface WayStart {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the location. */
  readonly distance: number;
  /** The nearest station, because nothing within a walk was searched. */
  readonly isStation: boolean;
}

/** Who is this near, in metres, needs no way. */
const here = 25;

/** What is asked for the station from which the way is counted; null where it is counted from the searched place. */
export function stationInput(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  searched: SearchedPlace | null,
) {
  return searched !== null && isWalkedFrom(searched) ? null : { near: { latitude, longitude } };
}

function isWalkedFrom({ label, distance }: SearchedPlace): boolean {
  const metres = distance ?? 0;
  return label !== '' && metres > here && metres < farthestWalk;
}

/**
 * Where the way to a location is counted from: the searched place or, where none is within a walk, the nearest station;
 * null for neither, or while it is looked for.
 */
export function useWayStart(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  searched: SearchedPlace | null,
): WayStart | null {
  const from = searched !== null && isWalkedFrom(searched) ? searched : null;
  const nearby = trpc.search.nearby.useQuery(
    { near: { latitude, longitude } },
    { enabled: from === null, staleTime: Number.POSITIVE_INFINITY },
  );
  if (from !== null) {
    return {
      name: from.label.split(',')[0] ?? '',
      latitude: from.latitude,
      longitude: from.longitude,
      distance: from.distance ?? 0,
      isStation: false,
    };
  }
  const station = nearby.data?.stations.find(({ distance }) => distance < farthestWalk);
  return station === undefined
    ? null
    : {
        name: station.name,
        latitude: station.latitude,
        longitude: station.longitude,
        distance: station.distance,
        isStation: true,
      };
}
