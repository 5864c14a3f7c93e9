import { at, box, paint, rect, shade } from '../pen.ts';
import { building } from './building.ts';
import { designFor } from './design.ts';
import type { StorefrontKind } from './kinds.ts';

const side = 160;
const houseWidth = 148;
const ground = 150;

/** The inside of the square picture: one shop, a floor above it cut by the edge. */
export function vignette(kind: StorefrontKind, name: string) {
  const design = designFor(kind, name);
  const house = building({ ...design, width: houseWidth, cornice: false });
  const content =
    `<path d="${box(0, 0, side, side)}" fill="${paint('sky')}"/>` +
    at((side - houseWidth) / 2, ground, house) +
    rect(0, ground, side, side - ground, 'ground') +
    shade(box(0, ground, side, 1.5), 0.14);
  return { palette: design.palette, viewBox: `0 0 ${side} ${side}`, content };
}
