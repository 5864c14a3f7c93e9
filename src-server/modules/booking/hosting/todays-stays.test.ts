import { markCustody } from '#server/testing/custody-marks.ts';
import { Instant } from '@js-joda/core';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unfoldToday } from '#shared/custody/todays-list.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { booked, paid } from '../order.fixture.ts';
import { todaysStays } from './todays-stays.ts';

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
    const { dropOffs, pickUps } = unfoldToday(await who.hosting.today());
    return [dropOffs.map(({ code }) => code), pickUps.map(({ code }) => code)];
  };
  expect(await codes()).toEqual([[], []]);
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  expect(await codes()).toEqual([[order.code], [order.code]]);
  expect(await codes(stranger)).toEqual([[], []]);
  t.clock.set(Instant.parse('2026-11-26T05:00:00Z'));
  expect(await codes()).toEqual([[], []]);
  // Bags that no one fetched are waited for until they are out.
  await markCustody(t, order.id, { bags: 2 });
  t.clock.set(Instant.parse('2026-12-05T05:00:00Z'));
  expect(await codes()).toEqual([[], [order.code]]);
  expect(unfoldToday(await owner.hosting.today()).bagsInside).toBe(2);
  t.clock.set(start);
});

it('the partner who keeps the list hears at once that a traveller booked, changed, came or went', async () => {
  const start = t.clock.now();
  const { listing, bookingId, person } = await paid(t, 5, 2);
  const owner = await t.as({ userId: listing.ownerId });
  const stranger = await t.as(await makeUser(t, { isPartner: true }));
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  let { version } = await owner.hosting.today();
  /** Whether the list that was read last is new; a new one is read. */
  const isNew = async () => {
    const news = await owner.hosting.todayNews({ version });
    if (news.isNew) ({ version } = await owner.hosting.today());
    return news.isNew;
  };
  // A transaction that is under way anywhere while the list is read makes the same list new once more, as it might have
  // written to it.
  const expectNews = async () => {
    expect(await isNew()).toBe(true);
    await expect.poll(isNew).toBe(false);
  };
  await expect.poll(isNew).toBe(false);
  await person.booking.cancel({ bookingId, requestId: randomUUID() });
  await expectNews();
  const other = await person.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } });
  await expectNews();
  await t.rows('update listings set name = $2 where id = $1', [listing.id, 'Another name']);
  await expectNews();
  t.clock.set(Instant.parse('2026-11-25T16:00:00Z'));
  await owner.custody.checkIn({ bookingId: other.id, bagsCount: 1, requestId: randomUUID() });
  await expectNews();
  t.clock.set(Instant.parse('2026-11-25T19:00:00Z'));
  await expectNews();
  t.clock.set(Instant.parse('2026-11-26T05:00:00Z'));
  await expectNews();
  expect((await stranger.hosting.todayNews({ version })).isNew).toBe(true);
  for (const nonsense of ['', '1.1', '1.1.1', `${'9'.repeat(19)}.1.${Date.parse('2030-01-01')}`])
    expect((await owner.hosting.todayNews({ version: nonsense })).isNew).toBe(true);
  t.clock.set(start);
});

it('a list that was read while a traveller was booking is no longer new enough once they have', async () => {
  const start = t.clock.now();
  const { listing } = await paid(t, 5, 2);
  const owner = await t.as({ userId: listing.ownerId });
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  const { writes, version } = await t.db.fork().transactional(async (em) => {
    await sqlRows(em, 'update bookings set bags_count = 1 where listing_id = $1', [listing.id]);
    const between = await paid(t, 5, 1);
    expect(between.order.id).not.toBe('');
    const read = await owner.hosting.today();
    return { writes: unfoldToday(read).dropOffs.map(({ bagsCount }) => bagsCount), version: read.version };
  });
  expect(writes).toEqual([2]);
  expect((await owner.hosting.todayNews({ version })).isNew).toBe(true);
  expect(unfoldToday(await owner.hosting.today()).dropOffs.map(({ bagsCount }) => bagsCount)).toEqual([1]);
  t.clock.set(start);
});

it('a booking that is not paid is no traveller to wait for', async () => {
  const start = t.clock.now();
  const { listing } = await booked(t);
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  const owner = await t.as({ userId: listing.ownerId });
  expect(unfoldToday(await owner.hosting.today()).dropOffs).toEqual([]);
  t.clock.set(start);
});

it('a stay is listed as it was booked and handed over, whatever its traveller is called', async () => {
  const start = t.clock.now();
  const { listing, order } = await paid(t, 5, 2);
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  const owner = await t.as({ userId: listing.ownerId });
  const told = async (changes: string | null) => {
    if (changes !== null) await t.rows(`update bookings set ${changes} where id = $1`, [order.id]);
    return (await owner.hosting.today()).locations.flatMap(({ stays }) => stays);
  };
  const booked = {
    bookingId: order.id,
    code: order.code,
    bagsCount: 2,
    dropOffAt: '2026-11-25T16:00:00Z',
    pickUpAt: '2026-11-25T19:00:00Z',
  };
  expect(
    await told(String.raw`first_name = E'Zoë "Z" \\ O''Neil,', last_name = E'[1]\n\tč 東', phone_number = null`),
  ).toEqual([{ ...booked, travellerName: 'Zoë "Z" \\ O\'Neil, [.' }]);
  const inAt = '2026-11-25T15:00:00.123Z';
  await markCustody(t, order.id, { bags: 3, inAt });
  expect(await told(`first_name = 'Ada', last_name = 'King', phone_number = '+1 "416" 555'`)).toEqual([
    { ...booked, travellerName: 'Ada K.', phone: '+1 "416" 555', in: { at: inAt, bags: 3 } },
  ]);
  // Bags are in store from the moment they are taken in, also before the time they were booked for.
  expect(unfoldToday(await owner.hosting.today()).locations).toMatchObject([{ id: listing.id, bagsInside: 3 }]);
  await markCustody(t, order.id, { bags: 3, inAt, outAt: '2026-11-25T17:59:59Z' });
  expect(await told(null)).toMatchObject([{ in: { bags: 3 }, out: { at: '2026-11-25T17:59:59Z', bags: 3 } }]);
  t.clock.set(start);
});

it('a list that is read anew after a write is the one that is read in full', async () => {
  const start = t.clock.now();
  const { listing, bookingId, person } = await paid(t, 5, 2);
  const userId = listing.ownerId;
  const { id: other } = await makeListing(t, { ownerId: userId, capacity: 9 });
  t.clock.set(Instant.parse('2026-11-24T20:00:00Z'));
  const { id: second } = await person.booking.create({ ...aBooking(other), card: { cardToken: 'tok_visa' } });
  const owner = await t.as({ userId });
  const locations = async () => (await owner.hosting.today()).locations;
  const inFull = async () => (await todaysStays(t.deps, userId)).locations;
  const counts = async () => (await locations()).map(({ stays }) => stays.length).toSorted();
  t.clock.set(Instant.parse('2026-11-25T05:00:00Z'));
  expect(await counts()).toEqual([1, 1]);
  type Locations = Awaited<ReturnType<typeof inFull>>;
  const staysOf = (list: Locations, id: string) => list.find((each) => each.id === id)?.stays;
  /** Of which locations the very same stays are listed again after one of them was written. */
  const keptAfterWrite = async () => {
    const last = await todaysStays(t.deps, userId);
    await t.rows('update bookings set bags_count = 3 - bags_count where id = $1', [second]);
    const anew = await todaysStays(t.deps, userId, last);
    expect(anew.locations).toEqual(await inFull());
    return [listing.id, other].map((id) => staysOf(anew.locations, id) === staysOf(last.locations, id));
  };
  // A transaction that is under way anywhere might have written to the first one as well.
  await expect.poll(keptAfterWrite).toEqual([true, false]);
  for (const write of [
    () => person.booking.cancel({ bookingId, requestId: randomUUID() }),
    () => t.rows(`update listings set time_zone = 'Asia/Tokyo' where id = $1`, [other]),
    () => markCustody(t, second, { bags: 1 }),
    async () => t.clock.set(Instant.parse('2026-11-27T05:00:00Z')),
  ]) {
    await write();
    expect(await locations()).toEqual(await inFull());
  }
  t.clock.set(start);
});
