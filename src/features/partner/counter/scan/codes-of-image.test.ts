import encodeQR from 'qr';
import decode from 'qr/decode.js';
import { expect, it } from 'vitest';
import { codesOfImage, type Image } from './codes-of-image.ts';

const SIDE = 720;
const [one, two] = ['CLK-ABC234', 'CLK-XYZ789'];

/** What a camera sees of codes on paper, each with its left upper corner and its side in px. */
function seen(
  codes: readonly { readonly text: string; readonly x: number; readonly y: number; readonly side: number }[],
): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(200);
  for (const { text, x, y, side } of codes) {
    const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
    const size = cells.length;
    const cell = Math.floor(side / size);
    for (let row = 0; row < size * cell; row++)
      for (let column = 0; column < size * cell; column++)
        data.fill(
          cells[Math.floor(row / cell)]?.[Math.floor(column / cell)] ? 20 : 235,
          ((y + row) * SIDE + x + column) * 4,
          ((y + row) * SIDE + x + column) * 4 + 3,
        );
  }
  return { width: SIDE, height: SIDE, data };
}

it.each([
  ['side by side', [20, 200], [380, 200]],
  ['the other way round', [380, 200], [20, 200]],
  ['one above the other', [200, 20], [200, 380]],
  ['in two corners', [20, 20], [380, 380]],
  ['in the other two corners', [380, 20], [20, 380]],
])('two codes of one picture are both read, %s', (_, [x = 0, y = 0], [left = 0, top = 0]) => {
  const picture = seen([
    { text: one, x, y, side: 320 },
    { text: two, x: left, y: top, side: 320 },
  ]);
  expect(codesOfImage(picture, decode).toSorted()).toEqual([one, two]);
});

it('one code is read once, however large, and a picture without one once only', () => {
  expect(codesOfImage(seen([{ text: one, x: 200, y: 200, side: 320 }]), decode)).toEqual([one]);
  expect(codesOfImage(seen([{ text: one, x: 10, y: 10, side: 700 }]), decode)).toEqual([one]);
  let readings = 0;
  const counting = (image: Image) => {
    readings += 1;
    return decode(image);
  };
  expect(codesOfImage(seen([]), counting)).toEqual([]);
  expect(readings).toBe(1);
});
