import { searchRadius } from '#shared/search/limits.ts';
import { type MercatorPoint, mercatorScale, toMercator, WORLD_WIDTH } from '#server/platform/geo/mercator.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** A search area on the plane, in its metres: a box, and a circle around the centre. */
export interface SearchArea extends MercatorPoint {
  /** The box may reach beyond the plane, over the date line: `isAcross`. */
  readonly edges: Edges;
  /** Plane metres; infinite inside given bounds. */
  readonly radius: number;
  readonly isAcross: boolean;
  /** It is the part of a map that is seen, not what there is around a place. */
  readonly isSeen: boolean;
}

/** The area around a place, or inside bounds: where their west is east of their east they go over the date line (RFC 7946, 5.2). */
export function searchAreaOf(center: Place, bounds: Bounds | undefined): SearchArea {
  const middle = toMercator(center.latitude, center.longitude);
  if (bounds !== undefined) {
    const east = bounds.west > bounds.east ? bounds.east + 360 : bounds.east;
    return areaOf(middle, toMercator(bounds.north, east), toMercator(bounds.south, bounds.west), 1e9);
  }
  const radius = searchRadius * mercatorScale(center.latitude);
  return areaAround(middle, radius, radius);
}

/** The square around a point of the plane, so far to each side, and what of it is within a radius; plane metres. */
export function areaAround(middle: MercatorPoint, side: number, radius: number): SearchArea {
  const a = { x: middle.x + side, y: middle.y + side };
  const b = { x: middle.x - side, y: middle.y - side };
  return areaOf(middle, a, b, radius);
}

/** @param a the corner in the north-east; south and north may come in any order. */
function areaOf(center: MercatorPoint, a: MercatorPoint, b: MercatorPoint, radius: number): SearchArea {
  const edges = { left: b.x, right: a.x, bottom: Math.min(a.y, b.y), top: Math.max(a.y, b.y) };
  const isAcross = edges.left < -WORLD_WIDTH / 2 || edges.right > WORLD_WIDTH / 2;
  return { ...center, edges, radius, isAcross, isSeen: radius > WORLD_WIDTH };
}
