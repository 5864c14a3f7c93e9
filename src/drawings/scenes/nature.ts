import { box, fill, line, rect, round, times } from '../pen.ts';

/** A stretch of water with short strokes of light on it. */
export function water(w: number, y: number, h: number, colour: string, light: string): string {
  const strokes = times(9, (k) => `M${(k * 97) % w} ${y + 8 + ((k * 13) % (h - 10))}h${18 + ((k * 7) % 26)}`).join('');
  return rect(0, y, w, h, colour) + line(strokes, light, 1.6);
}

export function pine(x: number, y: number, h: number, colour = '#2f5a45'): string {
  const n = (k: number) => round(h * k);
  return fill(
    `M${x} ${y - h}l${n(0.2)} ${n(0.34)}h${n(-0.08)}l${n(0.14)} ${n(0.3)}h${n(-0.1)}l${n(0.14)} ${n(0.36)}h${n(-0.6)}` +
      `l${n(0.14)} ${n(-0.36)}h${n(-0.1)}l${n(0.14)} ${n(-0.3)}h${n(-0.08)}z`,
    colour,
  );
}

const fronds = [
  [-34, 10],
  [-30, -10],
  [-12, -20],
  [12, -20],
  [30, -10],
  [34, 10],
] as const;

export function palm(x: number, y: number, h: number): string {
  const tipX = round(x + h * 0.08);
  const tipY = y - h;
  const crown = fronds.map(
    ([a, b]) =>
      `M${tipX} ${tipY}q${a * 0.5} ${b - 12} ${a} ${b}q${round(-a * 0.3)} ${round(-8 - b * 0.3)} ${-a} ${-b}z`,
  );
  return (
    line(`M${x} ${y}Q${round(x + h * 0.02)} ${round(y - h * 0.6)} ${tipX} ${tipY}`, 'bar', round(h * 0.045)) +
    fill(crown.join(''), '#3f6b4a')
  );
}

export type TowerLook = { readonly windows?: string; readonly tip?: number };

export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  { windows, tip }: TowerLook = {},
): string {
  let panes = '';
  if (windows) {
    for (let a = 5; a < w - 5; a += 8) for (let b = 8; b < h - 6; b += 10) panes += box(x + a, y - h + b, 4, 5);
  }
  return (
    rect(x, y - h, w, h, colour) +
    (windows ? `<g opacity=".65">${fill(panes, windows)}</g>` : '') +
    (tip ? fill(`M${round(x)} ${y - h}l${round(w / 2)} ${-tip}l${round(w / 2)} ${tip}z`, colour) : '')
  );
}
