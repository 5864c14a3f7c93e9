import type { MapCamera, MapInsets, MapPlace } from './map-types.ts';
import { movedBy, pixelFromMiddle, type Size, worldPixel } from './mercator.ts';

/** The camera moved as little as needed for a place to lie inside the uncovered part of the map. */
export function revealing(place: MapPlace, camera: MapCamera, { width, height }: Size, insets: MapInsets): MapCamera {
  const { x, y } = pixelFromMiddle(place, camera);
  const past = (at: number, least: number, most: number) =>
    least > most ? at - (least + most) / 2 : at < least ? at - least : at > most ? at - most : 0;
  const by = {
    x: past(x, insets.left - width / 2, width / 2 - insets.right),
    y: past(y, insets.top - height / 2, height / 2 - insets.bottom),
  };
  return by.x === 0 && by.y === 0 ? camera : movedBy(camera, by);
}

/** The nearest camera, in whole zooms, that shows all places in the uncovered part of the map. */
export function fitting(
  places: readonly MapPlace[],
  { width, height }: Size,
  insets: MapInsets,
  minZoom: number,
  maxZoom: number,
): MapCamera | null {
  const [first] = places;
  if (first === undefined) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const room = { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
  let zoom = maxZoom;
  for (; zoom > minZoom; zoom -= 1) {
    const pixels = places.map((place) => worldPixel(place, zoom));
    const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    if (span(pixels.map(({ x }) => x)) <= room.width && span(pixels.map(({ y }) => y)) <= room.height) break;
  }
  const by = { x: (insets.right - insets.left) / 2, y: (insets.bottom - insets.top) / 2 };
  return movedBy({ ...middle, zoom }, by);
}

/**
 * How much larger than a moving map its ground is drawn, so that a drag does not show its edge at once: higher than wide,
 * because a card that opens over a tag at the top moves the map down by its own height.
 */
export const reach = { across: 1.5, down: 2.2 };

/** Whether what is drawn around one camera still fills a map of this size under another; never at another zoom. */
export function covers(drawn: Size & { readonly camera: MapCamera }, camera: MapCamera, size: Size): boolean {
  if (drawn.camera.zoom !== camera.zoom) return false;
  const { x, y } = pixelFromMiddle(drawn.camera, camera);
  const isWithin = (shift: number, of: number, seen: number) => Math.abs(shift) + seen / 2 <= of / 2;
  return isWithin(x, drawn.width, size.width) && isWithin(y, drawn.height, size.height);
}
