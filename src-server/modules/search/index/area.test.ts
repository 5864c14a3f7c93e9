import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMercator } from '#server/platform/geo/mercator.ts';
import { searchAreaOf } from '../search-area.ts';
import { beyondOf, eastOf, nearestOf } from './area.ts';
import { addToCell } from './cells.ts';
import { emptyIndex, type SearchIndex } from './search-index.ts';

/** An index with nothing but positions. */
function indexOf(places: readonly (readonly [longitude: number, latitude: number])[]): SearchIndex {
  const index = emptyIndex();
  index.x = new Float64Array(places.length);
  index.y = new Float64Array(places.length);
  for (const [slot, [longitude, latitude]] of places.entries()) {
    const { x, y } = toMercator(latitude, longitude);
    index.x[slot] = x;
    index.y[slot] = y;
    addToCell(index.cells, x, y, slot);
  }
  return index;
}

const near = (middle: number, most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((away) => middle + away);
const longitude = (middle: number) => near(middle, 0.5).map((each) => ((each + 540) % 360) - 180);

it('takes the nearest, where many stand at one place just beyond them', () => {
  const index = indexOf([...Array.from({ length: 40 }, () => [-79.39, 43.7] as const), [-79.395, 43.7]]);
  const { slots } = nearestOf(index, searchAreaOf({ longitude: -79.4, latitude: 43.7 }, undefined), 10);
  expect(slots).toHaveLength(10);
  expect(slots[0]).toBe(40);
});

it('finds the nearest, as each place’s distance tells, and beyond them all others', () => {
  const world = fc.constantFrom(-79.4, 0, 179.9, -179.9).chain((middle) =>
    fc.record({
      places: fc.array(fc.tuple(longitude(middle), near(43.7, 0.4)), { minLength: 1000, maxLength: 2500 }),
      center: fc.record({ longitude: longitude(middle), latitude: near(43.7, 0.3) }),
      isSeen: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(world, fc.constantFrom(1, 10, 64, 1000), ({ places, center, isSeen }, most) => {
      const index = indexOf(places);
      const bounds = { north: 44.1, south: 43.3, west: center.longitude - 0.3, east: center.longitude + 0.3 };
      const area = searchAreaOf(center, isSeen ? bounds : undefined);
      const away = (slot: number): number => {
        const [dx, dy] = [eastOf(area.x, index.x[slot] ?? 0, area.isAcross), (index.y[slot] ?? 0) - area.y];
        return Math.hypot(dx, dy);
      };
      const isIn = (slot: number): boolean => {
        const x = area.x + eastOf(area.x, index.x[slot] ?? 0, area.isAcross);
        const y = index.y[slot] ?? 0;
        const { left, right, bottom, top } = area.edges;
        return x >= left && x <= right && y >= bottom && y <= top && away(slot) <= area.radius;
      };
      const all = [...places.keys()].filter(isIn).toSorted((a, b) => away(a) - away(b));
      const { slots, count } = nearestOf(index, area, most);
      // To the millimetre; of two at one distance either may come first.
      const wrong = slots.findIndex((slot, at) => Math.abs(away(slot) - away(all[at] ?? -1)) > 0.002);
      expect([slots.length, wrong]).toEqual([Math.min(all.length, most), -1]);
      expect(Math.min(count, 1000)).toBe(Math.min(all.length, 1000));
      const rest = new Set(beyondOf(index, area, most));
      expect(rest.size).toBe(Math.max(0, all.length - most));
    }),
    // A smaller example of thousands of places is none.
    { numRuns: 30, endOnFailure: true },
  );
});
