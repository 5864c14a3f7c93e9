import { expect, it } from 'vitest';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { getStart } from './get-start.ts';

const until = (to: number) => ({ rules: { weekly: weekdays.map((day) => ({ day, from: 6 * 60, to: to * 60 })) } });

it('the stay offered first lasts as long as half of the nearest locations are open, and never until 11:30 PM', async () => {
  const t = await createTestAppForTest();
  for (const hour of [17, 19, 21]) await makeListing(t, until(hour));
  await makeListing(t, { rules: { weekly: [], availableFullTime: true } });
  await makeListing(t, { ...until(23), at: { latitude: 45.5, longitude: -73.57 } });
  const { stay } = await getStart({ deps: t.deps, ip: '192.0.2.77' });
  expect(stay.dropOffAt.slice(11, 16) < '19:00').toBe(true);
  expect(stay.pickUpAt).toBe(`${stay.dropOffAt.slice(0, 10)}T19:00:00-05:00`);
});

it('where no location is near it lasts an hour', async () => {
  const t = await createTestAppForTest();
  await makeListing(t, { ...until(23), at: { latitude: 45.5, longitude: -73.57 } });
  const { stay } = await getStart({ deps: t.deps, ip: '192.0.2.77' });
  expect(Date.parse(stay.pickUpAt) - Date.parse(stay.dropOffAt)).toBe(3_600_000);
});
