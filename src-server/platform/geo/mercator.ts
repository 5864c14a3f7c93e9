/** Metres on the Web Mercator plane, which the position index is built on. */
export interface MercatorPoint {
  readonly x: number;
  readonly y: number;
}

const EARTH_RADIUS = 6_378_137;
const MAX_LATITUDE = 85.05;

/** How wide the plane is: metres from the date line once around to it. */
export const WORLD_WIDTH = 2 * Math.PI * EARTH_RADIUS;

/** The same meridian between -180 and 180 degrees. */
export const onMap = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

export function toMercator(latitude: number, longitude: number): MercatorPoint {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  return {
    x: (EARTH_RADIUS * longitude * Math.PI) / 180,
    y: EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)),
  };
}

/** How many plane metres one metre on the ground is at a latitude. */
export const mercatorScale = (latitude: number): number => 1 / Math.cos((latitude * Math.PI) / 180);

export const pointLiteral = ({ x, y }: MercatorPoint): string => `(${x},${y})`;
