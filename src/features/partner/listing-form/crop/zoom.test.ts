import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_ZOOM, zoomed, zoomOf } from './zoom.ts';

describe('zooming a part of a photo', () => {
  test('keeps its middle', () => {
    expect(zoomed({ x: 20, y: 30, width: 40, height: 20 }, 2)).toEqual({ x: 30, y: 35, width: 20, height: 10 });
  });

  test('moves inward at an edge of the photo', () => {
    expect(zoomed({ x: 60, y: 0, width: 40, height: 20 }, 0.5)).toEqual({ x: 20, y: 0, width: 80, height: 40 });
  });

  test('goes back to the whole photo and no further', () => {
    expect(zoomed({ x: 10, y: 40, width: 50, height: 25 }, 0.01)).toEqual({ x: 0, y: 27.5, width: 100, height: 50 });
  });

  test('keeps shape and stays inside the photo, whatever is asked for', () => {
    const side = fc.double({ min: 5, max: 100, noNaN: true });
    const at = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        at,
        at,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (width, height, x, y, factor) => {
          const part = { x: x * (100 - width), y: y * (100 - height), width, height };
          const after = zoomed(part, factor);
          expect(after.width / after.height).toBeCloseTo(width / height, 6);
          expect(Math.min(after.x, after.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(after.x + after.width, after.y + after.height)).toBeLessThanOrEqual(100 + 1e-9);
          expect(zoomOf(after)).toBeLessThanOrEqual(MAX_ZOOM);
        },
      ),
    );
  });
});
