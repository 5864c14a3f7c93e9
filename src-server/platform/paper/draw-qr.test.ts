import { expect, it } from 'vitest';
import { codeCells, drawQr } from './draw-qr.ts';
import type { Paper } from './open-paper.ts';

it('draws every dark cell of the code, the eyes with their rounded corners', () => {
  const text = 'https://cloakroom.example/in/Q7K2';
  const data = codeCells(text);
  const size = data.length;
  const drawn = data.map((row) => row.map(() => false));
  const darken = (x: number, y: number, wide: number, isRing: boolean) => {
    for (let row = 0; row < wide; row += 1)
      for (let column = 0; column < wide; column += 1) {
        const isEdge = row === 0 || column === 0 || row === wide - 1 || column === wide - 1;
        if (!isRing || isEdge) drawn[y + row]![x + column] = true;
      }
  };
  const scales: number[] = [];
  const pen: Record<string, (...given: number[]) => object> = new Proxy(
    {
      rect: (x = 0, y = 0) => (darken(x, y, 1, false), pen),
      // A line of one cell around the middle of the ring's cells, or the dark middle of an eye.
      roundedRect: (x = 0, y = 0, wide = 0) => (
        wide === 6 ? darken(x - 0.5, y - 0.5, 7, true) : darken(x, y, wide, false),
        pen
      ),
      scale: (by = 0) => (scales.push(by), pen),
    } as Record<string, (...given: number[]) => object>,
    { get: (acts, name: string) => acts[name] ?? (() => pen) },
  );
  drawQr(pen as unknown as Paper, text, 10, 20, 218);
  expect(drawn).toEqual(data);
  expect(scales).toEqual([218 / size]);
});
