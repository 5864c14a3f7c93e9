import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('today’s drop-offs and pick-ups are those of the location’s own day, and only the owner’s', async () => {
  const start = t.clock.now();
  const { listing, order } = await paid(t, 5, 2);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  const codes = async (who = owner) => {
    const { dropOffs, pickUps } = await who.hosting.today();
    return [dropOffs.map(({ code }) => code), pickUps.map(({ code }) => code)];
  };
  expect(await codes()).toEqual([[], []]);
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  expect(await codes()).toEqual([[order.code], [order.code]]);
  expect(await codes(stranger)).toEqual([[], []]);
  t.clock.set(Instant.parse('2026-11-26T05:00:00Z'));
  expect(await codes()).toEqual([[], []]);
  // Bags that nobody fetched are waited for until they are out.
  await t.rows('update bookings set checked_in_at = drop_off_at, checked_in_bags = 2 where id = $1', [order.id]);
  t.clock.set(Instant.parse('2026-12-05T05:00:00Z'));
  expect(await codes()).toEqual([[], [order.code]]);
  expect((await owner.hosting.today()).bagsInside).toBe(2);
  t.clock.set(start);
});

it('a booking that is not paid is nobody to wait for', async () => {
  const start = t.clock.now();
  const { listing } = await booked(t);
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  const owner = await t.as({ userId: listing.ownerId });
  expect((await owner.hosting.today()).dropOffs).toEqual([]);
  t.clock.set(start);
});
