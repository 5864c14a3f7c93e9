import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { mercatorScale, toMercator } from '#server/platform/geo/mercator.ts';
import { allOf, hasAny } from './index/area.ts';
import { densestOf } from './index/cities.ts';
import { freshIndex } from './index/follow.ts';
import { areaAround, type SearchArea } from './search-area.ts';

/** Metres around a place within which a location is one of that place: a city's own, or a short ride. */
export const REACH = 10_000;

/** The square of that reach around a place. */
export const areaOfPlace = ({ latitude, longitude }: GeoPoint): SearchArea =>
  areaAround(toMercator(latitude, longitude), REACH * mercatorScale(latitude), 1e9);

/** The same places, each with whether there are published listings around it. */
export async function markWhereWeAre<P extends GeoPoint>(
  deps: Pick<Deps, 'db'>,
  places: readonly P[],
): Promise<(P & { readonly hasLocations: boolean })[]> {
  const { index } = await freshIndex(deps);
  return places.map((place) => ({ ...place, hasLocations: hasAny(index, areaOfPlace(place)) }));
}

/**
 * The same places; a city with listings is where most of them are close together: a traveller who searches for it wants to store
 * luggage there, and its geographic middle may be an hour on foot from all of them.
 */
export async function centredOnLocations<P extends GeoPoint & { readonly kind?: string }>(
  deps: Pick<Deps, 'db'>,
  places: readonly P[],
): Promise<P[]> {
  const { index } = await freshIndex(deps);
  return places.map((place) =>
    place.kind === 'city' ? { ...place, ...densestOf(index, allOf(index, areaOfPlace(place))) } : place,
  );
}
