import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid, refused } from '../order.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
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
  const { listing, order, bookingId, person } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  const asked = { ...all, listingId: listing.id };
  const codes = async (more = {}, who = owner) =>
    (await who.hosting.bookings({ ...asked, ...more })).bookings.map(({ code }) => code);
  expect(await codes({ search: 'ADA L' })).toEqual([order.code]);
  // Of the last name the location sees no more than its initial, so it searches no more.
  expect(await codes({ search: 'LOVE' })).toEqual([]);
  expect(await codes({ search: order.code.slice(2, 8).toLowerCase() })).toEqual([order.code]);
  expect(await codes({ search: '%' })).toEqual([]);
  expect(await codes({}, stranger)).toEqual([]);
  expect(await codes({ when: 'past' })).toEqual([]);
  await person.booking.cancel({ bookingId, requestId: randomUUID() });
  expect((await owner.hosting.bookings(asked)).bookings).toMatchObject([{ code: order.code, status: 'canceled' }]);
  t.clock.forward(60 * 48);
  expect([await codes(), await codes({ when: 'past' })]).toEqual([[], [order.code]]);
});

it('what was never paid is not among them', async () => {
  const { listing } = await booked(t);
  const owner = await t.as({ userId: listing.ownerId });
  expect((await owner.hosting.bookings({ ...all, listingId: listing.id })).bookings).toEqual([]);
});

describe('next to the list', () => {
  it('a day shows what comes and goes on it, by the location’s calendar', async () => {
    const { listing, order } = await paid(t);
    const owner = await t.as({ userId: listing.ownerId });
    const codes = async (date: string) =>
      (await owner.hosting.bookings({ ...all, when: 'all', listingId: listing.id, date })).bookings.map(
        ({ code }) => code,
      );
    expect([await codes('2026-11-25'), await codes('2026-11-26')]).toEqual([[order.code], []]);
  });

  it('a search looks through all locations of the owner, and no other’s', async () => {
    const { listing, order } = await paid(t);
    await makeListing(t, { ownerId: listing.ownerId });
    const owner = await t.as({ userId: listing.ownerId });
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    const asked = { ...all, when: 'all' as const, search: order.code.toLowerCase() };
    expect((await owner.hosting.bookings(asked)).bookings).toMatchObject([{ code: order.code, listingId: listing.id }]);
    expect((await stranger.hosting.bookings(asked)).bookings).toEqual([]);
  });

  it('a canceled booking says what is to be paid back, and that it was once it has left', async () => {
    const { listing, bookingId, person } = await paid(t);
    await person.booking.cancel({ bookingId, requestId: randomUUID() });
    const owner = await t.as({ userId: listing.ownerId });
    const listed = async () => (await owner.hosting.bookings({ ...all, listingId: listing.id })).bookings;
    expect(await listed()).toMatchObject([{ status: 'canceled', paidBack: { minor: 0 }, toPayBack: { minor: 1017 } }]);
    await t.runJobs();
    expect(await listed()).toMatchObject([{ paidBack: { minor: 1017 }, toPayBack: { minor: 0 } }]);
  });

  it('years are summed, canceled ones without bags or share, for their owner alone', async () => {
    const { listing, order } = await paid(t, 5, 2);
    const other = await paid(t, 5, 1);
    await t.rows('update bookings set listing_id = $1 where id = $2', [listing.id, other.bookingId]);
    await other.person.booking.cancel({ bookingId: other.bookingId, requestId: randomUUID() });
    const owner = await t.as({ userId: listing.ownerId });
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    t.clock.forward(60 * 48);
    expect(await owner.hosting.years({ listingId: listing.id })).toMatchObject([
      { year: 2026, bookings: 2, bags: 2, shares: [{ minor: 840 }] },
    ]);
    expect(order.bagsCount).toBe(2);
    expect(await stranger.hosting.years({ listingId: listing.id })).toEqual([]);
  });

  it('the next bookings of each location are counted, and its week in store is shown to its owner alone', async () => {
    const { listing, order } = await paid(t, 5, 2);
    const owner = await t.as({ userId: listing.ownerId });
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    expect(await owner.hosting.upcoming()).toEqual([{ listingId: listing.id, bookings: 1, nextAt: order.dropOffAt }]);
    const week = { listingId: listing.id, from: '2026-11-24' };
    expect(await owner.hosting.storeWeek(week)).toEqual([
      { dropOffAt: order.dropOffAt, pickUpAt: order.pickUpAt, bagsCount: 2 },
    ]);
    expect([await stranger.hosting.upcoming(), await stranger.hosting.storeWeek(week)]).toEqual([[], []]);
  });

  it('its traveller’s phone is there from two hours before the drop-off to the pick-up, for the owner of the place alone', async () => {
    const { listing, bookingId, order } = await paid(t);
    const owner = await t.as({ userId: listing.ownerId });
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    const phone = async () => (await owner.hosting.booking({ bookingId })).phone;
    const start = t.clock.now();
    expect(await phone()).toBeNull();
    t.clock.set(Instant.parse(order.dropOffAt).minusSeconds(2 * 3600 + 1));
    expect(await phone()).toBeNull();
    t.clock.forward(1);
    expect(await phone()).toBe('+14165550100');
    expect(await refused(stranger.hosting.booking({ bookingId }))).toBe('orderNotFound');
    t.clock.set(Instant.parse(order.pickUpAt).plusSeconds(1));
    expect(await phone()).toBeNull();
    t.clock.set(start);
  });
});

describe('the file of bookings', () => {
  const file = async (userId: string | null, query = '') => {
    const session = userId === null ? null : await t.deps.sessions.start(userId);
    const headers = session === null ? {} : { cookie: `cloakroom_session=${session.secret}` };
    return t.app.inject({ url: `/dashboard/bookings.csv${query}`, headers });
  };

  it('holds the owner’s bookings as filtered, no text of which runs as a formula', async () => {
    const { listing, order, bookingId } = await paid(t, 5, 2);
    await t.rows("update bookings set first_name = '=HYPERLINK(1)' where id = $1", [bookingId]);
    const answer = await file(listing.ownerId);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, end] = answer.body.split('\r\n');
    expect(head).toBe(
      '\ufeffCode,Location,Traveller,Drop-off,Pick-up,Time zone,Bags,Price,Your share,Paid back,To be refunded,Currency,State,Booked',
    );
    expect(line).toContain(`${order.code},Union Station Luggage,'=HYPERLINK(1) L.,2026-11-25 `);
    expect(end).toBe('');
    expect((await file(listing.ownerId, '?search=nobody')).body.split('\r\n')).toHaveLength(2);
  });

  it('is an error, and no half a file, where its bookings cannot be read', async () => {
    const { ownerId } = await makeListing(t);
    expect((await file(ownerId, '?search=%00')).statusCode).toBe(400);
  });

  it('is a partner’s alone', async () => {
    const { who } = await paid(t);
    expect((await file(null)).statusCode).toBe(401);
    expect((await file(who.userId)).statusCode).toBe(403);
  });
});
