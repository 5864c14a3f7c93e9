import { afterAll, beforeAll, expect, it } from 'vitest';
import { citiesWithLocations } from './get-home.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('puts a city where its middle location is, so that one far out moves no map', async () => {
  for (const [latitude, longitude] of [
    [43.64, -79.39],
    [43.65, -79.38],
    [43.9, -79.9],
  ] as const) {
    await makeListing(t, { at: { latitude, longitude } });
  }
  expect(await citiesWithLocations(t.deps)).toEqual([
    { name: 'Toronto', locations: 3, latitude: 43.65, longitude: -79.39 },
  ]);
});
