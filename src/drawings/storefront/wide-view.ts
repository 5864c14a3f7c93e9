import { at, box, paint, rect, shade } from '../pen.ts';
import { pick, randomFrom } from '../random.ts';
import { tree } from '../scenes/furniture.ts';
import { building } from './building.ts';
import { designFor } from './design.ts';
import type { StorefrontKind } from './kinds.ts';

const width = 360;
const height = 200;
const ground = 184;
const houseWidth = 190;
const houseLeft = (width - houseWidth) / 2;

const neighbourWidth = 146;
const others: readonly StorefrontKind[] = ['shop', 'books', 'cafe', 'grocery'];

type Lettering = NonNullable<Parameters<typeof building>[0]['lettering']>;

/**
 * The inside of the wide picture: the whole house, paler neighbours of the same colours, a tree. A picture file brings
 * its own lettering, since it has no web fonts.
 */
export function wideView(kind: StorefrontKind, name: string, lettering?: Lettering) {
  const design = designFor(kind, name);
  const random = randomFrom(`${name}w`);
  const neighbour = (x: number, other: StorefrontKind, floors: number, seed: string) =>
    at(x, 0, building({ kind: other, palette: design.palette, seed: name + seed, width: neighbourWidth, floors }));
  const row =
    `<g opacity=".5">${neighbour(houseLeft - 150, pick(others, random()), 0, '1')}` +
    `${neighbour(houseLeft + houseWidth + 4, pick(others, random()), 1, '2')}</g>` +
    at(houseLeft, 0, building({ ...design, width: houseWidth, ...(lettering && { lettering }) })) +
    tree(houseLeft - 22, 0, 92);
  const content =
    `<path d="${box(0, 0, width, height)}" fill="${paint('sky')}"/>` +
    at(0, ground, row) +
    rect(0, ground, width, height - ground, 'ground') +
    shade(box(0, ground, width, 1.5), 0.14);
  return { palette: design.palette, viewBox: `0 0 ${width} ${height}`, content };
}

/** How many paler neighbours stand at each side of a shop in its street. */
const atEachSide = 2;
const step = neighbourWidth + 4;

/** The shop front with a row of neighbours at both sides, 794 × 200 and without a sky: the foot of a poster. */
export function streetView(kind: StorefrontKind, name: string, lettering?: Lettering) {
  const design = designFor(kind, name);
  const random = randomFrom(`${name}s`);
  const left = atEachSide * step;
  const whole = 2 * left + houseWidth + 4;
  const neighbours = Array.from({ length: 2 * atEachSide }, (_, index) => {
    const x = index < atEachSide ? index * step : left + houseWidth + 4 + (index - atEachSide) * step;
    const plan = {
      kind: pick(others, random()),
      palette: design.palette,
      seed: `${name}${index}`,
      width: neighbourWidth,
    };
    return at(x, 0, building({ ...plan, floors: 1, cornice: false }));
  });
  const row =
    `<g opacity=".5">${neighbours.join('')}</g>` +
    at(left, 0, building({ ...design, width: houseWidth, ...(lettering && { lettering }) })) +
    tree(left - 22, 0, 92);
  const content = at(0, ground, row) + rect(0, ground, whole, height - ground, 'ground');
  return { palette: design.palette, viewBox: `0 0 ${whole} ${height}`, width: whole, height, content };
}
