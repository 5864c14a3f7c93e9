import { searchRadius } from '#shared/search/limits.ts';
import { type MercatorPoint, mercatorScale, pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Bounds {
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
  readonly box: string;
  /** The box's edges in plane metres. */
  readonly edges: Edges;
  /** Plane metres; infinite inside given bounds. */
  readonly radius: number;
}

export function searchAreaOf(center: Place, bounds: Bounds | undefined): SearchArea {
  const middle = toMercator(center.latitude, center.longitude);
  if (bounds !== undefined) {
    return areaOf(middle, toMercator(bounds.north, bounds.east), toMercator(bounds.south, bounds.west), 1e9);
  }
  const radius = searchRadius * mercatorScale(center.latitude);
  const a = { x: middle.x + radius, y: middle.y + radius };
  const b = { x: middle.x - radius, y: middle.y - radius };
  return areaOf(middle, a, b, radius);
}

/** The area between two opposite corners; PostgreSQL takes a box's corners in any order, and so do the edges. */
function areaOf(center: MercatorPoint, a: MercatorPoint, b: MercatorPoint, radius: number): SearchArea {
  const edges = {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    bottom: Math.min(a.y, b.y),
    top: Math.max(a.y, b.y),
  };
  return { center: pointLiteral(center), box: `${pointLiteral(a)},${pointLiteral(b)}`, edges, radius };
}
