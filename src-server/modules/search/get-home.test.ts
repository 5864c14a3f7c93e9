import { afterAll, beforeAll, expect, it } from 'vitest';
import { citiesWithLocations } from './get-home.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('puts a city where most of its locations are: neither one far out nor another quarter moves its map', async () => {
  for (const [latitude, longitude] of [
    [43.9, -79.9],
    [43.64, -79.39],
    [43.65, -79.38],
    [43.8, -79.6],
  ] as const) {
    await makeListing(t, { at: { latitude, longitude } });
  }
  expect(await citiesWithLocations(t.deps)).toEqual([
    { name: 'Toronto', locations: 4, latitude: expect.closeTo(43.645), longitude: expect.closeTo(-79.385) },
  ]);
});
