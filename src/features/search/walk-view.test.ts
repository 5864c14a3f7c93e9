import { expect, test } from 'vitest';
import { walkView } from './walk-view.ts';

const union = { latitude: 43.6453, longitude: -79.3806 };
const north = (metres: number) => ({ ...union, latitude: union.latitude + metres / 111_320 });
const range = { first: 15, most: 17 };

test('a short walk is seen from near, with its middle in the middle', () => {
  expect(walkView(union, north(130), range)).toEqual({
    latitude: expect.closeTo(43.6453 + 65 / 111_320, 6),
    longitude: -79.3806,
    zoom: 17,
  });
});

test('a longer one from farther away, as far as streets have names', () => {
  expect(walkView(union, north(250), range)?.zoom).toBe(16);
  expect(walkView(union, north(600), range)?.zoom).toBe(15);
});

test('what is too far to be seen with its start has no view of its own', () => {
  expect(walkView(union, north(700), range)).toBeNull();
});
