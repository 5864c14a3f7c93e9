import { pick, randomFrom } from '../random.ts';
import type { PaletteName } from './colours.ts';
import type { StorefrontKind } from './kinds.ts';

const names: readonly PaletteName[] = ['green', 'brick', 'straw', 'harbour', 'plum', 'sage', 'umber', 'stone'];
const longest = 18;

/** All that the name decides about its shop front. */
export function designFor(kind: StorefrontKind, name: string) {
  const random = randomFrom(`va3:${name}`);
  const palette = pick(names, random());
  const door: 'left' | 'right' = random() > 0.5 ? 'right' : 'left';
  return { kind, palette, door, seed: name, sign: signFor(name) };
}

/** As much of a name as fits over a shop: street words shortened, then whole words left out from the end. */
export function signFor(name: string): string {
  let sign = name
    .trim()
    .replace(/\b(Street|Avenue|Company)\b/g, (word) => (word === 'Street' ? 'St.' : word === 'Avenue' ? 'Ave' : 'Co.'));
  while (sign.length > longest && sign.includes(' '))
    sign = sign.slice(0, sign.lastIndexOf(' ')).replace(/[\s&,–-]+$/, '');
  return sign.length > longest ? `${sign.slice(0, longest - 1)}…` : sign;
}

/** A kind's own colours, where kinds stand side by side and no shop is meant. */
export const paletteOfKind: Readonly<Record<StorefrontKind, PaletteName>> = {
  cafe: 'green',
  books: 'brick',
  barber: 'harbour',
  grocery: 'green',
  hotel: 'stone',
  florist: 'straw',
  records: 'plum',
  laundry: 'sage',
  bikes: 'harbour',
  shop: 'brick',
};
