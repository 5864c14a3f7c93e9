import { escapeText } from '../pen.ts';
import type { Point } from './projection.ts';

export type LabelLook = {
  readonly size?: number;
  readonly weight?: number;
  readonly spacing?: number;
  readonly colour?: string;
  readonly italic?: boolean;
  /** Degrees, clockwise. */
  readonly angle?: number;
};

/** Puts names on a picture and leaves out what would touch an earlier name, a spot kept free, or the edge. */
export function labelWriter(width: number, height: number, keepFree: readonly Point[] = []) {
  const taken: (readonly [x: number, y: number, r: number])[] = keepFree.map(([x, y]) => [x, y, 22]);
  return ([x, y]: Point, name: string, look: LabelLook = {}): string => {
    const { size = 11, weight = 500, spacing = 0.1, colour = 'label', italic = false, angle = 0 } = look;
    const length = name.length * (size * 0.54 + spacing);
    const pieces = Math.max(2, Math.ceil(length / 10));
    const turn = (angle * Math.PI) / 180;
    const spots = Array.from({ length: pieces + 1 }, (_, i): Point => {
      const along = (i / pieces - 0.5) * length;
      return [x + Math.cos(turn) * along, y + Math.sin(turn) * along];
    });
    const radius = size * 1.02;
    const blocked = spots.some(
      ([px, py]) =>
        px < 4 ||
        py < 6 ||
        px > width - 4 ||
        py > height - 6 ||
        taken.some(([tx, ty, r]) => (px - tx) ** 2 + (py - ty) ** 2 < ((radius + r) * 0.55) ** 2),
    );
    if (blocked) return '';
    for (const [px, py] of spots) taken.push([px, py, radius]);
    const style = italic ? ' font-style="italic"' : '';
    return (
      `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})" text-anchor="middle" dy=".35em" ` +
      `font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="var(--m-${colour})"${style}>${escapeText(name)}</text>`
    );
  };
}
