import type { MapBounds } from '#web/lib/map/map-types.ts';

const numbers = /^-?\d{1,3}(\.\d{1,9})?(,-?\d{1,3}(\.\d{1,9})?){3}$/;

/** Some metres: as exact as the places in an address. */
const degrees = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Bounds as an address says them, in GeoJSON's order: west, south, east, north; over the date line west is the greater. */
export function bboxText(bounds: MapBounds | undefined): string | undefined {
  if (bounds === undefined) return undefined;
  const { west, south, east, north } = bounds;
  return [west, south, east, north].map(degrees).join(',');
}

/** Reads such a text; what is none, or encloses nothing, is `undefined`. */
export function boundsIn(text: unknown): MapBounds | undefined {
  if (typeof text !== 'string' || !numbers.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west !== east && south < north ? { west, south, east, north } : undefined;
}
