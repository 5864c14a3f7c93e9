import { searchRadius } from '#shared/search/limits.ts';
import { mercatorScale, pointLiteral, toMercator } from './mercator.ts';

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

/** A search area as the position index wants it: a box, and a circle of plane metres around the centre. */
export interface SearchArea {
  readonly center: string;
  readonly box: string;
  /** Plane metres; infinite inside given bounds. */
  readonly radius: number;
}

export function searchAreaOf(center: Place, bounds: Bounds | undefined): SearchArea {
  const middle = toMercator(center.latitude, center.longitude);
  if (bounds !== undefined) {
    const a = toMercator(bounds.north, bounds.east);
    const b = toMercator(bounds.south, bounds.west);
    return { center: pointLiteral(middle), box: `${pointLiteral(a)},${pointLiteral(b)}`, radius: 1e9 };
  }
  const radius = searchRadius * mercatorScale(center.latitude);
  const a = { x: middle.x + radius, y: middle.y + radius };
  const b = { x: middle.x - radius, y: middle.y - radius };
  return { center: pointLiteral(middle), box: `${pointLiteral(a)},${pointLiteral(b)}`, radius };
}
