import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { type ClockChange, learnClock } from '#shared/time/zone-clock.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { keepLocalTimes, movedStays, noteLocalTimesHandler } from './keep-local-times.ts';

const hour = 3600;
const [from, to] = [Date.UTC(2024, 0) / 1000, Date.UTC(2037, 0) / 1000];

/** From now on a zone's clock is so many hours ahead of UTC, with these changes. */
const decree = (zone: string, hours: number, changes: readonly ClockChange[] = []) =>
  learnClock({ zone, from, to, offset: hours * hour, changes });

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.clock.set(Instant.parse('2026-11-21T12:00:00Z'));
});
afterAll(() => t.close());

/** A paid stay of 15 January 2027 at a location in `zone`, by its instants. */
async function sold(
  zone: string,
  dropOffAt: string,
  pickUpAt: string,
  listing?: Awaited<ReturnType<typeof makeListing>>,
) {
  const place = listing ?? (await makeListing(t, { zone }));
  const who = await makeUser(t);
  const person = await t.as(who);
  const { id } = await person.booking.create(aBooking(place.id, { stay: { dropOffAt, pickUpAt }, bagsCount: 5 }));
  await person.booking.pay({ requestId: randomUUID(), bookingId: id, cardToken: 'tok_visa' });
  await t.runJobs();
  t.mails.length = 0;
  return { id, who, person, listing: place };
}

const rowOf = async (id: string) =>
  (
    await t.rows<{ drop_off_at: Date; pick_up_at: Date; drop_off_local: string; total_minor: number }>(
      'select drop_off_at, pick_up_at, drop_off_local, total_minor from bookings where id = $1',
      [id],
    )
  )[0];
const utcOf = async (id: string) => {
  const row = await rowOf(id);
  return [row?.drop_off_at.toISOString().slice(0, 16), row?.pick_up_at.toISOString().slice(0, 16)];
};
const subjects = (to?: string) => t.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);

describe('a law that changes the clock', () => {
  // tzdata NEWS: 2026b British Columbia stays at -07, 2026c Alberta at -06, 2026e Manitoba at -05, and Morocco at +00
  // from 20 September 2026. Before, 15 January was an hour behind that, in Morocco an hour ahead.
  it.each([
    ['America/Winnipeg', -6, '16:00', -5, '15:00'],
    ['America/Edmonton', -7, '17:00', -6, '16:00'],
    ['America/Vancouver', -8, '18:00', -7, '17:00'],
    ['Africa/Casablanca', 1, '09:00', 0, '10:00'],
  ])('leaves 10:00 in %s where it was sold', async (zone, before, soldAt, after, utc) => {
    decree(zone, before);
    const until = `${String(Number(soldAt.slice(0, 2)) + 2).padStart(2, '0')}:00`;
    const { id, who, listing } = await sold(zone, `2027-01-15T${soldAt}Z`, `2027-01-15T${until}Z`);
    const price = (await rowOf(id))?.total_minor;
    expect(await movedStays(t.db, t.clock.now())).toEqual([]);
    decree(zone, after);
    const [moved, ...others] = await movedStays(t.db, t.clock.now());
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ bookingId: id, zone, isClosed: false });
    expect(moved?.sold).toEqual(['2027-01-15T10:00', '2027-01-15T12:00']);
    const shownHour = String(10 + after - before).padStart(2, '0');
    expect(moved?.shown[0]).toBe(`2027-01-15T${shownHour}:00`);
    expect((await keepLocalTimes(t.deps, { whereClosed: null })).moved).toHaveLength(1);
    expect((await utcOf(id))[0]).toBe(`2027-01-15T${utc}`);
    expect(await rowOf(id)).toMatchObject({ drop_off_local: '2027-01-15T10:00', total_minor: price });
    expect(await movedStays(t.db, t.clock.now())).toEqual([]);
    await t.runJobs();
    expect(subjects(who.email)).toEqual(['Your times at Union Station Luggage stay as you booked them']);
    const mail = t.mails.find(({ to: reader }) => reader === who.email);
    expect(mail?.text).toContain('10:00 AM');
    expect(String(mail?.attachments?.[0]?.content)).toContain(`DTSTART:20270115T${utc.replace(':', '')}00Z`);
    expect(String(mail?.attachments?.[0]?.content)).toContain('SEQUENCE:2');
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
    expect(subjects(owner?.email)).toEqual(['Ada Lovelace comes at the local time that was booked']);
    // The same again changes nothing and sends no mail.
    t.mails.length = 0;
    expect((await keepLocalTimes(t.deps, { whereClosed: null })).moved).toEqual([]);
    await t.runJobs();
    expect(t.mails).toEqual([]);
  });

  it('moves stays that follow each other without asking for their room, and leaves what has passed', async () => {
    const zone = 'America/Regina';
    decree(zone, -6);
    const first = await sold(zone, '2026-11-21T16:00Z', '2026-11-21T18:00Z');
    const second = await sold(zone, '2026-11-21T18:00Z', '2026-11-21T20:00Z', first.listing);
    const start = t.clock.now();
    t.clock.set(Instant.parse('2026-11-21T16:30:00Z'));
    decree(zone, -7);
    await keepLocalTimes(t.deps, { whereClosed: null });
    // 10:00 to 12:00, begun already, and 12:00 to 14:00; all five places are taken by both.
    expect(await utcOf(first.id)).toEqual(['2026-11-21T16:00', '2026-11-21T19:00']);
    expect(await utcOf(second.id)).toEqual(['2026-11-21T19:00', '2026-11-21T21:00']);
    t.clock.set(start);
  });

  it('asks where the door would be closed: a time that is skipped goes forward', async () => {
    const zone = 'America/Belize';
    const gap = Date.UTC(2027, 0, 15, 16) / 1000;
    decree(zone, -6);
    const rules = { weekly: weekdays.map((day) => ({ day, from: 8 * 60, to: 10 * 60 + 45 })) };
    const kept = await sold(zone, '2027-01-15T15:00Z', '2027-01-15T16:30Z', await makeListing(t, { zone, rules }));
    const refunded = await sold(zone, '2027-01-15T15:00Z', '2027-01-15T16:30Z', await makeListing(t, { zone, rules }));
    // At 10:00 it is 11:00: 10:30, when the bags were to be fetched, is 11:30, and the door closes at 10:45.
    decree(zone, -6, [{ at: gap, before: -6 * hour, after: -5 * hour }]);
    const asked = await keepLocalTimes(t.deps, { whereClosed: null });
    expect(asked.moved).toEqual([]);
    expect(asked.closed.map(({ bookingId }) => bookingId).toSorted()).toEqual([kept.id, refunded.id].toSorted());
    expect(await utcOf(kept.id)).toEqual(['2027-01-15T15:00', '2027-01-15T16:30']);
    await keepLocalTimes(t.deps, { whereClosed: 'keep', listingId: kept.listing.id });
    expect((await kept.person.booking.get({ bookingId: kept.id })).penaltyFree).toBe(true);
    await keepLocalTimes(t.deps, { whereClosed: 'refund' });
    const [row] = await t.rows('select status, cancellation_reason from bookings where id = $1', [refunded.id]);
    expect(row).toEqual({ status: 'canceled', cancellation_reason: 'The location is closed at that time' });
    await t.runJobs();
    expect(subjects(kept.who.email)).toContain('Union Station Luggage changed its opening hours');
  });

  it('leaves what newer rules reckoned: of two processes the older one moves nothing back', async () => {
    const zone = 'America/Managua';
    decree(zone, -5);
    const { id } = await sold(zone, '2027-01-15T15:00Z', '2027-01-15T17:00Z');
    await t.rows("update bookings set zone_rules = '2099a' where id = $1", [id]);
    decree(zone, -6);
    expect(await movedStays(t.db, t.clock.now())).toMatchObject([{ bookingId: id, isNewer: true }]);
    expect(await keepLocalTimes(t.deps, { whereClosed: 'keep' })).toEqual({ moved: [], closed: [] });
    expect(await utcOf(id)).toEqual(['2027-01-15T15:00', '2027-01-15T17:00']);
    await t.rows("update bookings set status = 'canceled' where id = $1", [id]);
  });

  it('is heard by what listens to bookings, each time it moves them', async () => {
    const zone = 'America/Guatemala';
    decree(zone, -6);
    const { id } = await sold(zone, '2027-01-15T16:00Z', '2027-01-15T18:00Z');
    for (const hours of [-5, -6, -5]) {
      decree(zone, hours);
      await keepLocalTimes(t.deps, { whereClosed: null });
    }
    expect(await utcOf(id)).toEqual(['2027-01-15T15:00', '2027-01-15T17:00']);
    expect(await t.rows('select clock_moves, revision from bookings where id = $1', [id])).toMatchObject([
      { clock_moves: 3 },
    ]);
  });
});

it('bookings from before get their local times by the rules in use, once', async () => {
  const { id } = await sold('America/Toronto', '2027-01-15T15:00Z', '2027-01-15T17:00Z');
  await t.rows('update bookings set time_zone = null, drop_off_local = null, pick_up_local = null where id = $1', [id]);
  expect(await movedStays(t.db, t.clock.now())).toEqual([]);
  await noteLocalTimesHandler.handle({}, t.deps);
  expect(await rowOf(id)).toMatchObject({ drop_off_local: '2027-01-15T10:00' });
});

it('a location that moves into another zone keeps the local times, and both sides have a mail', async () => {
  // Edmundston (New Brunswick) is an hour ahead of Dégelis (Quebec), 25 km away: IANA, America/Moncton and Toronto.
  await t.rows(
    `insert into places (id, kind, name, context, country, region, latitude, longitude, weight, search_text)
     values ($1, 'city', 'Edmundston', 'CA', 'CA', 'NB', 47.37, -68.32, 0.5, 'edmundston')`,
    [randomUUID()],
  );
  const at = { latitude: 47.3737, longitude: -68.3251 };
  const listing = await makeListing(t, { zone: 'America/Moncton', at });
  const { id, who } = await sold('America/Moncton', '2026-12-04T13:00Z', '2026-12-04T20:00Z', listing);
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  await support.admin.listings.setAddress({
    listingId: listing.id,
    address: '663 6e Rue E, Dégelis',
    latitude: 47.5497,
    longitude: -68.6469,
    reason: 'The partner moved',
  });
  await t.runJobs();
  expect(await t.rows('select time_zone from listings where id = $1', [listing.id])).toEqual([
    { time_zone: 'America/Toronto' },
  ]);
  expect(await utcOf(id)).toEqual(['2026-12-04T14:00', '2026-12-04T21:00']);
  expect(await rowOf(id)).toMatchObject({ drop_off_local: '2026-12-04T09:00' });
  expect(subjects(who.email)).toContain('Your times at Union Station Luggage stay as you booked them');
});

it('so does one whose partner asked for another address, once that is approved', async () => {
  const at = { latitude: 47.3737, longitude: -68.3251 };
  const listing = await makeListing(t, { zone: 'America/Moncton', at });
  const { id, who } = await sold('America/Moncton', '2026-12-04T13:00Z', '2026-12-04T20:00Z', listing);
  const changeRequestId = randomUUID();
  const there = { address: '663 6e Rue E, Dégelis', latitude: 47.5497, longitude: -68.6469 };
  await t.rows(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     values ($1, $2, $3, 'waiting', $4, $5)`,
    [changeRequestId, listing.id, listing.ownerId, JSON.stringify(there), t.clock.now().toString()],
  );
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const { seen } = await support.admin.changeRequests.show({ changeRequestId });
  await support.admin.changeRequests.decide({ changeRequestId, seen, decision: { kind: 'approve' } });
  await t.runJobs();
  expect(await utcOf(id)).toEqual(['2026-12-04T14:00', '2026-12-04T21:00']);
  expect(await rowOf(id)).toMatchObject({ drop_off_local: '2026-12-04T09:00' });
  expect(subjects(who.email)).toContain('Your times at Union Station Luggage stay as you booked them');
});

it('a zone that is corrected by administration keeps the local times, and both sides have a mail', async () => {
  const { id, who, listing } = await sold('America/Toronto', '2026-12-04T15:00Z', '2026-12-04T17:00Z');
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const place = { country: 'CA', region: 'NS', timeZone: 'America/Halifax', reason: 'It stands in Halifax' };
  await support.admin.listings.setSurroundings({ listingId: listing.id, ...place });
  await t.runJobs();
  expect(await utcOf(id)).toEqual(['2026-12-04T14:00', '2026-12-04T16:00']);
  expect(await rowOf(id)).toMatchObject({ drop_off_local: '2026-12-04T10:00' });
  expect(subjects(who.email)).toContain('Your times at Union Station Luggage stay as you booked them');
});
