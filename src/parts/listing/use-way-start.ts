import { farthestWalk } from '#shared/search/way-there.ts';
import { trpc } from '#web/lib/trpc.ts';

export interface SearchedPlace {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the location. */
  readonly distance: number | null;
}

/** A station near a location. */
export interface WayStation {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Metres from the location. */
  readonly distance: number;
}

export interface WayStart extends WayStation {
  /** The nearest station, because nothing within a walk was searched. */
  readonly isStation: boolean;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Who is this near, in metres, needs no way. */
const here = 25;

/** What is asked for the station from which the way is counted; null where it is counted from the searched place. */
export function stationInput({ latitude, longitude }: Point, searched: SearchedPlace | null) {
  return searched !== null && isWalkedFrom(searched) ? null : { near: { latitude, longitude } };
}

function isWalkedFrom({ label, distance }: SearchedPlace): boolean {
  const metres = distance ?? 0;
  return label !== '' && metres > here && metres < farthestWalk;
}

/**
 * The nearest station within a walk; null for none, or while it is looked for.
 * @param isWanted false asks for nothing
 */
export function useNearestStation({ latitude, longitude }: Point, isWanted = true): WayStation | null {
  const nearby = trpc.search.nearby.useQuery(
    { near: { latitude, longitude } },
    { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY },
  );
  return nearby.data?.stations.find(({ distance }) => distance < farthestWalk) ?? null;
}

/**
 * Where the way to a location is counted from: the searched place or, where none is within a walk, the nearest station;
 * null for neither, or while it is looked for.
 */
export function useWayStart(listing: Point, searched: SearchedPlace | null): WayStart | null {
  const from = searched !== null && isWalkedFrom(searched) ? searched : null;
  const station = useNearestStation(listing, from === null);
  if (from !== null) {
    return {
      name: from.label.split(',')[0] ?? '',
      latitude: from.latitude,
      longitude: from.longitude,
      distance: from.distance ?? 0,
      isStation: false,
    };
  }
  return station && { ...station, isStation: true };
}
