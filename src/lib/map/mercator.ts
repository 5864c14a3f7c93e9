import type { MapBounds, MapCamera, MapInsets, MapPlace } from './map-types.ts';

const tile = 256;
const radians = Math.PI / 180;

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Px of a place in the whole world at a zoom, Web Mercator. */
export function worldPixel({ latitude, longitude }: MapPlace, zoom: number): Pixel {
  const size = tile * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin(latitude * radians)));
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The place at a px of the world. */
function placeOfPixel({ x, y }: Pixel, zoom: number): MapPlace {
  const size = tile * 2 ** zoom;
  const angle = Math.PI * (1 - (2 * y) / size);
  return { latitude: Math.atan(Math.sinh(angle)) / radians, longitude: (x / size) * 360 - 180 };
}

/** Degrees from 0 up to 360 that one goes east from a meridian to another, on whatever round of the world they are. */
const eastward = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** Whether a place is inside, also where the bounds go over the date line: their edges may lie beyond 180 degrees. */
export const isWithin = ({ latitude, longitude }: MapPlace, { north, south, east, west }: MapBounds): boolean =>
  latitude <= north && latitude >= south && (east - west >= 360 || eastward(west, longitude) <= eastward(west, east));

/** Px from the map's middle, on the round of the world that the map shows. */
export function pixelFromMiddle(place: MapPlace, camera: MapCamera): Pixel {
  const longitude = camera.longitude - 180 + eastward(camera.longitude - 180, place.longitude);
  const at = worldPixel({ ...place, longitude }, camera.zoom);
  const middle = worldPixel(camera, camera.zoom);
  return { x: at.x - middle.x, y: at.y - middle.y };
}

/** The camera moved by px. */
export function movedBy(camera: MapCamera, { x, y }: Pixel): MapCamera {
  const middle = worldPixel(camera, camera.zoom);
  return { ...placeOfPixel({ x: middle.x + x, y: middle.y + y }, camera.zoom), zoom: camera.zoom };
}

const uncovered: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What a map of this size shows, without the px that something covers; its edges may lie beyond 180 degrees. */
export function seenBounds(camera: MapCamera, { width, height }: Size, covered = uncovered): MapBounds {
  const topLeft = movedBy(camera, { x: covered.left - width / 2, y: covered.top - height / 2 });
  const bottomRight = movedBy(camera, { x: width / 2 - covered.right, y: height / 2 - covered.bottom });
  return {
    north: topLeft.latitude,
    west: topLeft.longitude,
    south: bottomRight.latitude,
    east: bottomRight.longitude,
  };
}

/** The same meridian between -180 and 180 degrees. */
const onMap = (longitude: number): number => longitude - 360 * Math.round(longitude / 360);

/** Degrees from the western edge to the eastern one, over the date line too. */
export const widthOf = ({ east, west }: MapBounds): number => (west > east ? east + 360 : east) - west;

/** The place in the middle of bounds. */
export const middleOf = (bounds: MapBounds): MapPlace => ({
  latitude: (bounds.north + bounds.south) / 2,
  longitude: onMap(bounds.west + widthOf(bounds) / 2),
});

/** The same as a search names it: where it goes over the date line its west is east of its east (RFC 7946, 5.2). */
export function boundsOf(camera: MapCamera, size: Size, covered = uncovered): MapBounds {
  const seen = seenBounds(camera, size, covered);
  if (seen.east - seen.west >= 360) return { ...seen, west: -180, east: 180 };
  return { ...seen, west: onMap(seen.west), east: onMap(seen.east) };
}

export const metresPerPixel = ({ latitude, zoom }: MapCamera): number =>
  (156_543.03 * Math.cos(latitude * radians)) / 2 ** zoom;

/** Metres between two places as the crow flies. */
export function metresBetween(a: MapPlace, b: MapPlace): number {
  const dLat = (b.latitude - a.latitude) * radians;
  const dLng = (b.longitude - a.longitude) * radians;
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLng / 2) ** 2;
  return 12_742_000 * Math.asin(Math.min(1, Math.sqrt(half)));
}
