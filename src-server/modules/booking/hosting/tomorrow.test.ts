import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('tomorrow is counted by the location’s calendar, and for its owner alone', async () => {
  const { listing, order } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  // The stay is on Wednesday, Nov 25: late on Tuesday in Toronto it is Wednesday in UTC already.
  t.clock.set(Instant.parse('2026-11-24T04:30:00Z'));
  expect(await owner.hosting.tomorrow()).toEqual({ dropOffs: 0, pickUps: 0, first: null });
  t.clock.set(Instant.parse('2026-11-25T04:30:00Z'));
  const first = { at: order.dropOffAt, zone: 'America/Toronto' };
  expect(await owner.hosting.tomorrow()).toEqual({ dropOffs: 1, pickUps: 1, first });
  expect(await stranger.hosting.tomorrow()).toMatchObject({ dropOffs: 0, pickUps: 0 });
  t.clock.set(Instant.parse('2026-11-25T12:00:00Z'));
  expect(await owner.hosting.tomorrow()).toMatchObject({ dropOffs: 0, pickUps: 0 });
});
