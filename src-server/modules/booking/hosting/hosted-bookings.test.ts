import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const all = { when: 'upcoming', sort: 'dropOffAsc', search: '' } as const;

it('a location’s bookings come ten at a time, in order, and none twice', async () => {
  const listing = await makeListing(t, { capacity: 50 });
  const owner = await t.as({ userId: listing.ownerId });
  for (let hour = 8; hour < 20; hour += 1) {
    const person = await t.as(await makeUser(t));
    const from = `2026-11-25T${String(hour).padStart(2, '0')}:00-05:00`;
    const stay = { dropOffAt: from, pickUpAt: '2026-11-25T20:00-05:00' };
    await person.booking.create({ ...aBooking(listing.id, { stay }), card: { cardToken: 'tok_visa' } });
  }
  const first = await owner.hosting.bookings({ ...all, listingId: listing.id });
  const rest = await owner.hosting.bookings({ ...all, listingId: listing.id, cursor: first.nextCursor ?? 0 });
  expect([first.bookings.length, rest.bookings.length, rest.nextCursor]).toEqual([10, 2, null]);
  const times = [...first.bookings, ...rest.bookings].map(({ dropOffAt }) => dropOffAt);
  expect(times).toEqual(times.toSorted());
  expect(new Set(times).size).toBe(12);
  const reversed = await owner.hosting.bookings({ ...all, listingId: listing.id, sort: 'dropOffDesc' });
  expect(reversed.bookings[0]?.dropOffAt).toBe(times.at(-1));
});

it('they are found by part of a name or code, past once their drop-off has passed, and only by their owner', async () => {
  const start = t.clock.now();
  const { listing, order, bookingId, person } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  const asked = { ...all, listingId: listing.id };
  const codes = async (more = {}, who = owner) =>
    (await who.hosting.bookings({ ...asked, ...more })).bookings.map(({ code }) => code);
  expect(await codes({ search: 'LOVE' })).toEqual([order.code]);
  expect(await codes({ search: order.code.slice(2, 8).toLowerCase() })).toEqual([order.code]);
  expect(await codes({ search: '%' })).toEqual([]);
  expect(await codes({}, stranger)).toEqual([]);
  expect(await codes({ when: 'past' })).toEqual([]);
  await person.booking.cancel({ bookingId, requestId: randomUUID() });
  expect((await owner.hosting.bookings(asked)).bookings).toMatchObject([{ code: order.code, status: 'canceled' }]);
  t.clock.forward(60 * 48);
  expect([await codes(), await codes({ when: 'past' })]).toEqual([[], [order.code]]);
  t.clock.set(start);
});

it('what was never paid is not among them', async () => {
  const { listing } = await booked(t);
  const owner = await t.as({ userId: listing.ownerId });
  expect((await owner.hosting.bookings({ ...all, listingId: listing.id })).bookings).toEqual([]);
});
