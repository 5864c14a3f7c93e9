import type { Part } from './cut-picture.ts';

/** Nothing smaller than a fifth of a side is worth a photo. */
const LEAST = 20;
export const MAX_ZOOM = 5;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** How far a part is zoomed in: 1 where it is as wide or as high as the picture, at most `MAX_ZOOM`. */
export const zoomOf = ({ width, height }: Part): number => between(1, 100 / Math.max(width, height), MAX_ZOOM);

/**
 * A part that is zoomed in by a factor around its middle: it keeps its shape, stays inside the picture, and is never
 * wider than the picture nor zoomed in further than `MAX_ZOOM`.
 */
export function zoomed(part: Part, factor: number): Part {
  const longer = Math.max(part.width, part.height);
  const scale = between(LEAST, longer / factor, 100) / longer;
  const [width, height] = [part.width * scale, part.height * scale];
  return {
    x: between(0, part.x + (part.width - width) / 2, 100 - width),
    y: between(0, part.y + (part.height - height) / 2, 100 - height),
    width,
    height,
  };
}
