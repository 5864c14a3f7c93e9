import type { Pixel } from './mercator.ts';

/** Tiles are squares of so many px. */
export const tileSize = 256;

/** The address of the tile that is so many tiles from the world's corner. */
export function tileAddress(template: string, zoom: number, { x, y }: Pixel): string {
  const values = { z: zoom, x, y, s: 'a', r: '' };
  return template.replace(/\{(\w)\}/g, (_, key: keyof typeof values) => String(values[key] ?? ''));
}
