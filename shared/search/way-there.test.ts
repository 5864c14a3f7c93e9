import { expect, it } from 'vitest';
import { compassTo } from './way-there.ts';

const union = { latitude: 43.6453, longitude: -79.3806 };
const at = (north: number, east: number) => ({
  latitude: union.latitude + north / 1000,
  longitude: union.longitude + east / 1000,
});

it.each([
  [1, 0, 'north'],
  [1, 1.38, 'northEast'],
  [0, 1, 'east'],
  [-1, 1.38, 'southEast'],
  [-1, 0, 'south'],
  [-1, -1.38, 'southWest'],
  [0, -1, 'west'],
  [1, -1.38, 'northWest'],
  // A degree of longitude is shorter than one of latitude.
  [1, 0.5, 'north'],
] as const)('%d thousandths north and %d east lies in the %s', (north, east, point) => {
  expect(compassTo(union, at(north, east))).toBe(point);
});

it.each([
  [179.999, -179.999, 'east'],
  [-179.999, 179.999, 'west'],
])('from %d to %d degrees it is a short way %s, over the date line', (from, to, point) => {
  expect(compassTo({ latitude: -16.8, longitude: from }, { latitude: -16.8, longitude: to })).toBe(point);
});
