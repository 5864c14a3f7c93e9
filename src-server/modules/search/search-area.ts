import { searchRadius } from '#shared/search/limits.ts';
import {
  type MercatorPoint,
  mercatorScale,
  pointLiteral,
  toMercator,
  WORLD_WIDTH,
} from '#server/platform/geo/mercator.ts';

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

/** A search area as the position index wants it: a box, and a circle of plane metres around the centre. */
export interface SearchArea {
  readonly center: string;
  /** It may reach beyond the plane, over the date line: `isAcross`. */
  readonly box: string;
  /** The box's edges in plane metres. */
  readonly edges: Edges;
  /** Plane metres; infinite inside given bounds. */
  readonly radius: number;
  readonly isAcross: boolean;
}

/** The area around a place, or inside bounds: where their west is east of their east they go over the date line (RFC 7946, 5.2). */
export function searchAreaOf(center: Place, bounds: Bounds | undefined): SearchArea {
  const middle = toMercator(center.latitude, center.longitude);
  if (bounds !== undefined) {
    const east = bounds.west > bounds.east ? bounds.east + 360 : bounds.east;
    return areaOf(middle, toMercator(bounds.north, east), toMercator(bounds.south, bounds.west), 1e9);
  }
  const radius = searchRadius * mercatorScale(center.latitude);
  const a = { x: middle.x + radius, y: middle.y + radius };
  const b = { x: middle.x - radius, y: middle.y - radius };
  return areaOf(middle, a, b, radius);
}

/** @param a the corner in the north-east; PostgreSQL takes south and north in any order, and so do the edges. */
function areaOf(center: MercatorPoint, a: MercatorPoint, b: MercatorPoint, radius: number): SearchArea {
  const edges = { left: b.x, right: a.x, bottom: Math.min(a.y, b.y), top: Math.max(a.y, b.y) };
  const isAcross = edges.left < -WORLD_WIDTH / 2 || edges.right > WORLD_WIDTH / 2;
  return { center: pointLiteral(center), box: `${pointLiteral(a)},${pointLiteral(b)}`, edges, radius, isAcross };
}
