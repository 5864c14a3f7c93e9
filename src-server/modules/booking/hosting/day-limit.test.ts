import { Instant } from '@js-joda/core';
import { markersOf } from '#shared/search/marker-columns.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
/** Nine o'clock in Toronto on the day of `someStay`. */
beforeEach(() => t.clock.set(Instant.parse('2026-11-25T14:00:00Z')));

const tomorrow = { dropOffAt: '2026-11-26T11:00-05:00', pickUpAt: '2026-11-26T14:00-05:00' };
const card = { cardToken: 'tok_visa' };

async function open(capacity = 10) {
  const listing = await makeListing(t, { capacity });
  const owner = await t.as({ userId: listing.ownerId });
  const book = async (bagsCount: number, stay = someStay) => {
    const person = await t.as(await makeUser(t));
    const { id } = await person.booking.create({ ...aBooking(listing.id, { bagsCount, stay }), card });
    return { person, id };
  };
  const limit = (bags: number) => owner.hosting.limitDay({ listingId: listing.id, bags });
  const placesLeft = async (stay = someStay) => {
    const { placesLeft: left } = await (await t.as(null)).search.listing({ listing: listing.slug, stay, bagsCount: 1 });
    return left;
  };
  return { listing, owner, book, limit, placesLeft };
}

it('only three more today: what is booked stays, three more come, the fourth is refused, tomorrow is free', async () => {
  const { listing, owner, book, limit, placesLeft } = await open();
  await book(2);
  expect(await limit(3)).toEqual([
    // Midnight in Toronto.
    { listingId: listing.id, bags: 3, left: 3, until: '2026-11-26T05:00:00Z' },
  ]);
  expect(await placesLeft()).toBe(3);
  await book(2);
  expect(await owner.hosting.dayLimits()).toMatchObject([{ bags: 3, left: 1 }]);
  expect(await placesLeft()).toBe(1);
  expect(await refused(book(2))).toBe('overCapacity');
  await book(1);
  expect(await placesLeft()).toBe(0);
  expect(await refused(book(1))).toBe('overCapacity');
  expect(await placesLeft(tomorrow)).toBe(10);
  await book(9, tomorrow);
  expect(await owner.hosting.endDayLimit({ listingId: listing.id })).toEqual([]);
  await book(5);
  expect(await refused(book(1))).toBe('overCapacity');
});

it('a limit above the capacity does not widen it', async () => {
  const { book, limit } = await open(3);
  await limit(8);
  await book(3);
  expect(await refused(book(1))).toBe('overCapacity');
});

it('while bookings are paused no new one comes; one from before may stay longer, but brings no more bags', async () => {
  const { book, limit, placesLeft } = await open();
  const { person, id: bookingId } = await book(2);
  await limit(0);
  expect(await placesLeft()).toBe(0);
  expect(await refused(book(1))).toBe('overCapacity');
  const longer = { ...someStay, pickUpAt: '2026-11-25T16:00-05:00' };
  const edit = (bagsCount: number, id: string) =>
    person.booking.edit({ requestId: randomUUID(), bookingId: id, stay: longer, bagsCount, card });
  expect(await refused(edit(3, bookingId))).toBe('overCapacity');
  const { bookingId: changed } = await edit(2, bookingId);
  expect(await person.booking.get({ bookingId: changed })).toMatchObject({ bagsCount: 2, status: 'confirmed' });
});

it('it ends with the location’s day, and saying it again counts anew', async () => {
  const { owner, book, limit } = await open();
  await limit(1);
  await book(1);
  expect(await refused(book(1))).toBe('overCapacity');
  await limit(1);
  await book(1);
  t.clock.set(Instant.parse('2026-11-26T05:00:00Z'));
  expect(await owner.hosting.dayLimits()).toEqual([]);
  await book(5, tomorrow);
});

it('of two that take the last place at the same moment one comes', async () => {
  const { book, limit } = await open();
  await limit(1);
  const outcomes = await Promise.allSettled([book(1), book(1), book(1)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('the map shows a paused location as full', async () => {
  const { listing, limit } = await open();
  await limit(0);
  const visitor = await t.as(null);
  const asked = { center: { latitude: 43.6453, longitude: -79.3806 }, stay: someStay, bagsCount: 1 };
  const markers = await visitor.search.markers(asked);
  const [{ number } = {}] = await t.deps.db.query<{ number: number }>('select number from listings where id = $1', [
    listing.id,
  ]);
  const shown = markersOf(markers).find((each) => each.number === number);
  expect(shown).toMatchObject({ available: false, full: true });
});

it('another partner’s location is not to be limited', async () => {
  const { listing } = await open();
  const stranger = await t.as({ userId: (await makeListing(t)).ownerId });
  expect(await refused(stranger.hosting.limitDay({ listingId: listing.id, bags: 0 }))).toBe('listingNotFound');
  expect(await refused(stranger.hosting.endDayLimit({ listingId: listing.id }))).toBe('listingNotFound');
});
