export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceBetween(a: GeoPoint, b: GeoPoint): number {
  const latitude = radians(b.latitude - a.latitude) / 2;
  const longitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
