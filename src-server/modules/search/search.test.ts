import { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import { createRandom } from '#server/demo/random.ts';
import { demoRules } from '#server/demo/opening-patterns.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { getPrice } from '#server/modules/rates/get-price.ts';
import { findMarkers } from './find-markers.ts';
import { getHome } from './get-home.ts';
import { getListing } from './get-listing.ts';
import { listListings } from './list-listings.ts';
import { searchAreaOf } from './search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

const now = Instant.parse('2026-10-28T12:00:00Z');
const always = rulesOf({ availableFullTime: true });
const afternoon = { dropOffAt: Instant.parse('2026-10-29T16:00:00Z'), pickUpAt: Instant.parse('2026-10-29T22:00:00Z') };
const around = searchAreaOf(toronto, undefined);
const east = (metres: number) => ({ longitude: toronto.longitude + metres / 80_560 });

describe('search', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(now);
  });
  afterEach(() => world.clear());
  afterAll(() => world.close());

  const markers = (over: Partial<Parameters<typeof findMarkers>[1]> = {}) =>
    findMarkers(world.deps, { area: around, stay: afternoon, bagsCount: 1, ...over });
  const page = (over: Partial<Parameters<typeof listListings>[1]> = {}, deps = world.deps) =>
    listListings(deps, {
      area: around,
      stay: afternoon,
      bagsCount: 1,
      center: toronto,
      page: 1,
      perPage: 10,
      ...over,
    });

  it('answers the nearest 1000 markers within 50 km', async () => {
    const near = Array.from({ length: 1005 }, (_, index) => ({ rules: always, ...east(index * 40) }));
    const ids = await world.addListings([...near.toReversed(), { rules: always, ...east(51_000) }]);
    const found = await markers();
    expect(found).toHaveLength(1000);
    // The last five of the row and the one outside are missing.
    const missing = new Set([...ids.slice(0, 5), ids.at(-1)]);
    expect(found.filter(({ id }) => missing.has(id))).toEqual([]);
    expect((await page()).totalCount).toBe(1000);
    expect((await page({ perPage: 50, page: 20 })).items).toHaveLength(50);
    expect((await page({ perPage: 50, page: 21 })).items).toEqual([]);
  });

  it.each(['enable_nestloop', 'enable_hashjoin', 'enable_mergejoin', 'enable_indexscan'])(
    'lists the nearest first, whatever way the planner reads them: without %s',
    async (way) => {
      const ids = await world.addListings(
        [400, 100, 300, 200, 500].map((metres, index) => ({
          rules: { ...always, zone: index % 2 === 0 ? 'America/Toronto' : 'America/Detroit' },
          ...east(metres),
        })),
      );
      const { db } = world.deps;
      const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
        db.fork().transactional(async (em) => {
          await sqlRows(em, `set local ${way} = off`);
          if (way !== 'enable_nestloop') await sqlRows(em, 'set local enable_nestloop = off');
          return sqlRows<Row & object>(em, sql, values);
        });
      const deps = { ...world.deps, db: Object.assign(Object.create(db), { query }) };
      const { items } = await page({}, deps);
      expect(items.map(({ id }) => id)).toEqual([1, 3, 2, 0, 4].map((place) => ids[place]));
    },
  );

  it('draws the 50 km on the ground, not on the plane', async () => {
    const [inside] = await world.addListings([
      { rules: always, latitude: toronto.latitude + 49_500 / 111_195 },
      { rules: always, latitude: toronto.latitude + 50_900 / 111_195 },
    ]);
    expect((await markers()).map(({ id }) => id)).toEqual([inside]);
  });

  it('keeps to the bounds of the map where there are any, however far from the centre', async () => {
    const [, far] = await world.addListings([{ rules: always }, { rules: always, latitude: 45, longitude: -75 }]);
    const bounds = { north: 46, south: 44.5, east: -74, west: -76 };
    expect((await markers({ area: searchAreaOf(toronto, bounds) })).map(({ id }) => id)).toEqual([far]);
  });

  it('is of one mind: markers, page and listing give the same verdict over many hours, stays, late bags and a clock change', async () => {
    const random = createRandom(3);
    const day = (offset: number) => `2026-11-${String(1 + (offset % 28)).padStart(2, '0')}`;
    const zones = ['America/Toronto', 'America/Vancouver', 'Australia/Lord_Howe'];
    const wishes = Array.from({ length: 45 }, (_, index) => ({
      rules: demoRules(random, zones[index % zones.length] ?? '', index % 9 === 0, day),
      ...east(index * 200),
      capacity: random.between(1, 6),
      bookable: random.chance(0.9),
    }));
    const ids = await world.addListings(wishes);
    await world.addBookings(
      ids.flatMap((listingId, index) =>
        Array.from({ length: 6 }, (_, number) => ({
          listingId,
          dropOffAt: now.plusSeconds((20 + number * 26) * 3600),
          pickUpAt: now.plusSeconds((46 + number * 26) * 3600),
          bags: random.between(1, wishes[index]?.capacity ?? 1),
        })),
      ),
    );
    // Bags that came before their time, and bags that no one has fetched, hold their room too.
    await world.addBookings(
      ids.flatMap((listingId, index) => {
        const [start, end] = index % 3 === 0 ? [-30, -2] : [12, 18];
        const bags = Math.max(1, (wishes[index]?.capacity ?? 1) - 1);
        const stay = { dropOffAt: now.plusSeconds(start * 3600), pickUpAt: now.plusSeconds(end * 3600) };
        return index % 3 === 2 ? [] : [{ listingId, ...stay, bags, checkedInAt: now.plusSeconds(-3600 * 29) }];
      }),
    );
    let available = 0;
    for (let round = 0; round < 25; round += 1) {
      const dropOffAt = now.plusSeconds(random.between(-4, 7 * 96) * 900);
      const stay = { dropOffAt, pickUpAt: dropOffAt.plusSeconds(random.between(1, 200) * 900) };
      const bagsCount = random.between(1, 3);
      const drawn = new Map((await markers({ stay, bagsCount })).map((marker) => [marker.id, marker]));
      const { items } = await page({ stay, bagsCount, perPage: 50 });
      expect(items).toHaveLength(ids.length);
      for (const item of items) {
        const listing = await getListing(world.deps, item.id, { stay, bagsCount, center: toronto, now });
        const marker = drawn.get(item.id);
        expect(item.verdict).toEqual(listing.verdict);
        expect(marker?.available, JSON.stringify(listing)).toBe(listing.verdict.available);
        expect(marker?.price).toEqual(listing.quote.totalPrice);
        expect(item.placesLeft).toBe(listing.placesLeft);
        if (listing.verdict.available) available += 1;
      }
      const ranks = items.map(({ verdict, distance }) => (verdict.available ? 0 : 1e9) + (distance ?? 0));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      const paged = [];
      for (let number = 1; number <= 5; number += 1) {
        paged.push(...(await page({ stay, bagsCount, page: number })).items.map(({ id }) => id));
      }
      expect(paged).toEqual(items.map(({ id }) => id));
    }
    expect(available).toBeGreaterThan(50);
  });

  it('writes one price for a stay on marker, card, listing and quote, to the cent', async () => {
    const ids = await world.addListings([
      { rules: always },
      { rules: always, region: 'QC', ...east(100) },
      { rules: always, pricePerHour: 175, ...east(200) },
      { rules: rulesOf({ zone: 'Asia/Tokyo', availableFullTime: true }), country: 'JP', ...east(300) },
    ]);
    const stays = [
      afternoon,
      { dropOffAt: Instant.parse('2026-10-31T16:07:00Z'), pickUpAt: Instant.parse('2026-11-02T09:31:00Z') },
    ];
    for (const stay of stays) {
      for (const bagsCount of [1, 3]) {
        const drawn = await markers({ stay, bagsCount });
        const { items } = await page({ stay, bagsCount });
        for (const id of ids) {
          const quote = await getPrice(world.deps, { listing: id, stay, bagsCount, email: null });
          const listing = await getListing(world.deps, id, { stay, bagsCount, center: null, now });
          expect(drawn.find((marker) => marker.id === id)?.price).toEqual(quote.totalPrice);
          expect(items.find((item) => item.id === id)?.quote).toEqual(quote);
          expect(listing.quote).toEqual(quote);
        }
      }
    }
    const marker = (await markers()).find(({ id }) => id === ids[0]);
    // 6 hours at 2.50 are above the 9.95 of a day; 1.50 for the order; 5 % tax.
    expect(marker?.price).toEqual({ minor: 1202, currency: 'CAD' });
  });

  it('hides unpublished listings and shows those that cannot be booked as unavailable', async () => {
    const [hidden = '', shown = ''] = await world.addListings([
      { rules: always, published: false },
      { rules: always, bookable: false },
    ]);
    expect((await markers()).map(({ id, available }) => [id, available])).toEqual([[shown, false]]);
    expect((await page()).items.map(({ id, verdict }) => [id, verdict.refusal?.reason])).toEqual([
      [shown, 'notBookable'],
    ]);
    const asked = { stay: afternoon, bagsCount: 1, center: null, now };
    await expect(getListing(world.deps, hidden, asked)).rejects.toMatchObject({ status: 404 });
    const price = { listing: hidden, stay: afternoon, bagsCount: 1, email: null };
    await expect(getPrice(world.deps, price)).rejects.toMatchObject({ status: 404 });
  });

  it('finds listings in zones and places that came after it had looked the zones up', async () => {
    const day = rulesOf({ weekly: everyDay({ from: 540, to: 1260 }) });
    await world.addListings([{ rules: day }]);
    expect((await markers()).map(({ available }) => available)).toEqual([true]);
    const [fresh] = await world.addListings([{ rules: { ...day, zone: 'America/Halifax' }, ...east(500) }]);
    expect((await markers()).find(({ id }) => id === fresh)?.available).toBe(true);
    const [later] = await world.addListings([{ rules: { ...day, zone: 'America/New_York' }, ...east(-900) }]);
    expect((await page()).items.find(({ id }) => id === later)?.verdict.available).toBe(true);
    // A known zone, but far from where its listings were.
    const [far] = await world.addListings([{ rules: day, latitude: 48.4, longitude: -89.2 }]);
    const center = { latitude: 48.4, longitude: -89.2 };
    const found = await page({ area: searchAreaOf(center, undefined), center });
    expect(found.items.map(({ id, verdict }) => [id, verdict.available])).toEqual([[far, true]]);
  });

  it('counts the locations of cities as they are, and says so when the database is away', async () => {
    const counts = async () => (await getHome(world.deps)).cities.map(({ name, locations }) => [name, locations]);
    await world.addListings([{ rules: always }]);
    expect(await counts()).toEqual([['Toronto', 1]]);
    await world.addListings([{ rules: always }, { rules: always, cityName: 'Montreal' }]);
    expect(await counts()).toEqual([
      ['Toronto', 2],
      ['Montreal', 1],
    ]);
    const { query } = world.db;
    Object.assign(world.db, { query: () => Promise.reject(new Error('The database is away.')) });
    await expect(getHome(world.deps)).rejects.toThrow('away');
    Object.assign(world.db, { query });
    expect(await counts()).toHaveLength(2);
  });
});
