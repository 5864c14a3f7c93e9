import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, takingIn } from '../door/door.fixture.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

/** A traveller's stays at one location, one on each of these days of November 2026. */
async function stays(...days: readonly number[]) {
  const listing = await makeListing(t);
  const person = await t.as(await makeUser(t));
  const ids: string[] = [];
  for (const day of days) {
    const stay = { dropOffAt: `2026-11-${day}T11:00-05:00`, pickUpAt: `2026-11-${day}T14:00-05:00` };
    const wish = aBooking(listing.id, { stay });
    ids.push((await person.booking.create({ ...wish, card: { cardToken: 'tok_visa' } })).id);
  }
  return { person, ids, owner: await t.as({ userId: listing.ownerId }) };
}

describe('the orders that are wanted first', () => {
  it('are the next of the coming 24 hours, until its pick-up, and none that is further off', async () => {
    const { person, ids } = await stays(26, 27);
    const first = async () => (await person.booking.first()).map(({ id }) => id);
    atClock(t, '10:59');
    expect(await first()).toEqual([]);
    atClock(t, '11:00');
    expect(await first()).toEqual([ids[0]]);
    atClock(t, '13:59', '2026-11-26');
    expect(await first()).toEqual([ids[0]]);
    atClock(t, '14:00', '2026-11-26');
    expect(await first()).toEqual([ids[1]]);
  });

  it('are those in store before any other, late ones too, until the last bag is out', async () => {
    const { person, owner, ids } = await stays(25, 26);
    atClock(t, '11:00');
    await owner.custody.checkIn(takingIn(ids[0] ?? ''));
    atClock(t, '09:00', '2026-11-26');
    expect(await person.booking.first()).toMatchObject([{ id: ids[0], outcome: 'late', custody: { inside: 1 } }]);
    await owner.custody.checkOut(takingIn(ids[0] ?? ''));
    expect((await person.booking.first()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('belong to their traveller alone', async () => {
    const { owner } = await stays(25);
    atClock(t, '10:00');
    expect(await owner.booking.first()).toEqual([]);
    expect(await refused((await t.as(null)).booking.first())).toBe('unauthenticated');
  });
});
