import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newId } from '#server/platform/ids.ts';
import { cellOf, searchesNoted } from './note-search.ts';

/** Where no location is within a ride: Hamilton in Ontario. */
const hamilton = { latitude: 43.2557, longitude: -79.8711 };
const shop = { latitude: 45.5019, longitude: -73.5674 };
const { stay } = aBooking(newId());

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await makeListing(t, { at: shop, capacity: 5, rules: { weekly: [], availableFullTime: true } });
});
beforeEach(() => t.rows('truncate empty_searches, empty_search_marks'));
afterAll(() => t.close());

interface Sum {
  readonly latitude: number;
  readonly longitude: number;
  readonly no_shop: number;
  readonly no_room: number;
}

const sums = () =>
  t.rows<Sum>('select latitude, longitude, no_shop, no_room from empty_searches order by day, latitude');
const counted = async () => {
  await searchesNoted();
  return (await sums()).map(({ no_shop, no_room }) => [no_shop, no_room]);
};
const search = async (input: object, ip = '192.0.2.1', who: Parameters<typeof t.as>[0] = null) =>
  (await t.as(who, {}, ip)).search.markers({ center: hamilton, stay, bagsCount: 1, ...input });

describe('a search that finds nothing', () => {
  it('is counted where it was, by day and cell, and nothing of who searched', async () => {
    await search({});
    expect(await counted()).toEqual([[1, 0]]);
    const [row] = await t.rows<{ row: string }>('select e::text as row from empty_searches e order by latitude');
    expect(row?.row).toBe(`(${t.clock.now().toString().slice(0, 10)},43.25,-79.8398,1,0)`);
    const [mark] = await t.rows<{ row: string }>('select m::text as row from empty_search_marks m');
    expect(mark?.row).not.toContain('192.0.2');
  });

  it('is distinguished from one at whose place there are locations, none with room', async () => {
    await search({ center: shop, bagsCount: 6 });
    expect(await counted()).toEqual([[0, 1]]);
  });

  it('counts once a network, place and day, however often and at how many addresses of it', async () => {
    await Promise.all([1, 2, 3, 4].map((last) => search({}, `192.0.2.${last}`)));
    await search({ center: { latitude: 43.256, longitude: -79.872 } }, '192.0.2.9');
    await search({}, '198.51.100.7');
    expect(await counted()).toEqual([[2, 0]]);
    t.clock.set(Instant.parse(t.clock.now().toString()).plusSeconds(86_400));
    await search({ stay: aBooking(newId()).stay });
    expect(await counted()).toContainEqual([1, 0]);
    t.clock.set(t.clock.now().minusSeconds(86_400));
  });

  it('is counted from the list’s first page and by REST as from the map, and only there', async () => {
    const visitor = await t.as(null, {}, '192.0.2.1');
    const page = { center: hamilton, stay, bagsCount: 1 };
    await visitor.search.listings({ ...page, perPage: 2 });
    await visitor.search.listings({ ...page, page: 2 });
    await visitor.search.listings({ ...page, filters: { wifi: true } });
    expect(await counted()).toEqual([]);
    await visitor.search.listings(page);
    const dates = `dates[drop_off_date]=${encodeURIComponent(stay.dropOffAt)}&dates[pick_up_date]=${encodeURIComponent(stay.pickUpAt)}`;
    for (const path of ['/listings', '/listings/list']) {
      const url = `/api/v1${path}?ord[lat]=44.2312&ord[lng]=-76.4860&luggage_count=1&${dates}`;
      expect(
        (await t.app.inject({ url, remoteAddress: path === '/listings' ? '192.0.2.1' : '198.51.100.1' })).statusCode,
      ).toBe(200);
    }
    expect(await counted()).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('is not counted where it found a location, for views of a street or a country, for the past, and of administrators', async () => {
    await search({ center: shop });
    await search({ bounds: { north: 43.26, south: 43.255, west: -79.88, east: -79.87 } });
    await search({ bounds: { north: 46.5, south: 44, west: -81, east: -79 } });
    await search({ stay: { dropOffAt: '2026-01-01T10:00:00-05:00', pickUpAt: '2026-01-01T12:00:00-05:00' } });
    const { userId } = await makeUser(t, { role: 'admin', adminRole: 'support' });
    await search({}, '192.0.2.1', { userId });
    expect(await counted()).toEqual([]);
    await search({ bounds: { north: 43.4, south: 43.2, west: -79.95, east: -79.8 } });
    expect(await counted()).toEqual([[1, 0]]);
  });

  it('is answered when it cannot be counted', async () => {
    await t.rows('alter table empty_searches rename to elsewhere');
    const warn = vi.spyOn(t.deps.log, 'warn');
    expect((await search({})).numbers).toEqual([]);
    await searchesNoted();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    await t.rows('alter table elsewhere rename to empty_searches');
  });
});

it('cells are about as wide as high, wherever they are', () => {
  expect(cellOf({ latitude: 0.01, longitude: 0.02 })).toEqual({ latitude: 0, longitude: 0 });
  const steps = new Set(
    Array.from({ length: 200 }, (_, at) => cellOf({ latitude: 60, longitude: at / 100 }).longitude),
  );
  expect(steps.size).toBe(21);
  expect(cellOf({ latitude: 90, longitude: 180 })).toEqual({ latitude: 85, longitude: 180 });
});

describe('the list of places to recruit in', () => {
  const add = (latitude: number, longitude: number, daysAgo: number, noShop: number, noRoom: number) =>
    t.rows('insert into empty_searches (day, latitude, longitude, no_shop, no_room) values ($1, $2, $3, $4, $5)', [
      t.clock
        .now()
        .minusSeconds(daysAgo * 86_400)
        .toString()
        .slice(0, 10),
      latitude,
      longitude,
      noShop,
      noRoom,
    ]);

  it('names cities, adds up what is theirs, and tells the nearest location', async () => {
    await t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text, names)
       values ($1, 'city', 'Hamilton', 'Ontario, Canada', 'CA', 43.2557, -79.8711, 1, 'hamilton', '|hamilton|')`,
      [newId()],
    );
    await add(43.25, -79.86, 0, 3, 1);
    await add(43.25, -79.86, 6, 2, 0);
    await add(43.3, -79.86, 0, 1, 0);
    await add(43.25, -79.86, 7, 100, 0);
    await add(-50, -50, 0, 0, 2);
    const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
    const { places, searches } = await support.admin.recruiting.list({ days: 7 });
    expect(searches).toBe(9);
    expect(places.map(({ city, searches: count, noShop }) => [city, count, noShop])).toEqual([
      ['Hamilton', 7, 6],
      [null, 2, 0],
    ]);
    expect(places[0]).toMatchObject({ context: expect.stringContaining('Canada'), latitude: 43.25, longitude: -79.86 });
    expect(Math.round((places[0]?.nearest?.distance ?? 0) / 10_000)).toBe(56);
    expect((await support.admin.recruiting.list({ days: 30 })).searches).toBe(109);
  });

  it('is for those who work with locations', async () => {
    const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
    await expect(finance.admin.recruiting.list({ days: 90 })).resolves.toBeDefined();
    for (const who of [
      await makeUser(t, { role: 'admin', adminRole: 'content' }),
      await makeUser(t, { isPartner: true }),
    ]) {
      await expect((await t.as(who)).admin.recruiting.list({ days: 7 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
