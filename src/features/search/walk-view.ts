import type { MapCamera, MapPlace } from '#web/lib/map/map-types.ts';
import { metresBetween, metresPerPixel } from '#web/lib/map/mercator.ts';

/** Px that a walk may take of a map next to a location's page, whose narrowest is 300 wide. */
const longest = 190;

/**
 * Where a map looks to show a walk, between the zooms of `range` as near as it fits; `null` where it is too long to be
 * shown on a street map.
 */
export function walkView(
  from: MapPlace,
  to: MapPlace,
  { first, most }: { readonly first: number; readonly most: number },
): MapCamera | null {
  const middle = { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
  const metres = metresBetween(from, to);
  for (let zoom = most; zoom >= first; zoom -= 1) {
    if (metres <= longest * metresPerPixel({ ...middle, zoom })) return { ...middle, zoom };
  }
  return null;
}
