import type { Grid, Place, Spot } from './plan.ts';

export type Viewport = {
  /** The middle of the picture. */
  readonly lat: number;
  readonly lng: number;
  /** Web Mercator, tiles of 256 px. */
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
};

export type Point = readonly [x: number, y: number];

const tile = 256;
const metresPerDegree = 111_320;
const radians = Math.PI / 180;

function world([lat, lng]: Place, zoom: number): Point {
  const size = tile * 2 ** zoom;
  const sine = Math.sin(lat * radians);
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

/** From a place on earth to px from the picture's top left corner. */
export function projector(view: Viewport): (place: Place) => Point {
  const middle = world([view.lat, view.lng], view.zoom);
  return (place) => {
    const [x, y] = world(place, view.zoom);
    return [x - middle[0] + view.width / 2, y - middle[1] + view.height / 2];
  };
}

export function metresPerPixel(view: Viewport): number {
  return (156_543.03 * Math.cos(view.lat * radians)) / 2 ** view.zoom;
}

/** From a grid's frame to the place on earth. */
export function placeOf({ origin, turn }: Pick<Grid, 'origin' | 'turn'>, [u, v]: Spot): Place {
  const angle = turn * radians;
  const east = u * Math.cos(angle) - v * Math.sin(angle);
  const north = u * Math.sin(angle) + v * Math.cos(angle);
  return [origin[0] + north / metresPerDegree, origin[1] + east / (metresPerDegree * Math.cos(origin[0] * radians))];
}

export function spotOf({ origin, turn }: Pick<Grid, 'origin' | 'turn'>, [lat, lng]: Place): Spot {
  const angle = turn * radians;
  const east = (lng - origin[1]) * metresPerDegree * Math.cos(origin[0] * radians);
  const north = (lat - origin[0]) * metresPerDegree;
  return [east * Math.cos(angle) + north * Math.sin(angle), north * Math.cos(angle) - east * Math.sin(angle)];
}

/** Whether a point lies in a ring of points; both in the same measure. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] as Point;
    const [xj, yj] = ring[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
