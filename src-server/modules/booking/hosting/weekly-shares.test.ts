import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('an owner’s share is summed for each of eight weeks, and no other partner sees it', async () => {
  const { listing } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  expect(await owner.hosting.weeklyShares()).toEqual([]);
  t.clock.forward(60 * 24 * 10);
  await t.tick('complete-bookings');
  t.clock.forward(60 * 24 * 7);
  const [shares] = await owner.hosting.weeklyShares();
  expect(shares?.weeks).toHaveLength(8);
  expect(shares?.weeks.map(({ share }) => share.minor)).toEqual([0, 0, 0, 0, 0, 0, 420, 0]);
  expect(await stranger.hosting.weeklyShares()).toEqual([]);
});
