import { brotliCompressSync, constants } from 'node:zlib';
import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { markersOf } from '#shared/search/marker-columns.ts';
import { findColumns } from './find-columns.ts';
import { findMarkers } from './find-markers.ts';
import { getListing } from './get-listing.ts';
import { searchAreaOf } from './search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

const now = Instant.parse('2026-11-21T12:00:00Z');
const stay = { dropOffAt: now.plusSeconds(3600), pickUpAt: now.plusSeconds(14_400) };
const bounds = { north: 44.2, south: 43.2, west: -80, east: -78.8 };
const asked = { area: searchAreaOf(toronto, bounds), stay, bagsCount: 2 };
const around = { ...asked, area: searchAreaOf(toronto, undefined) };

describe('the columns of a map', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(now);
  });
  afterAll(() => world.close());
  beforeEach(() => world.clear());

  /** Locations all over the city, by chance. */
  const addMany = (count: number, more: object = {}) => {
    const places = fc.sample(
      fc.tuple(fc.double({ min: -0.1, max: 0.1, noNaN: true }), fc.double({ min: -0.1, max: 0.1, noNaN: true })),
      { numRuns: count, seed: 7 },
    );
    return world.addListings(
      places.map(([north, east], at) => ({
        rules: rulesOf({ availableFullTime: at % 5 !== 0 }),
        latitude: toronto.latitude + north,
        longitude: toronto.longitude + east,
        capacity: 1 + (at % 3),
        name: `Harbour Books and Coffee ${at % 97}`,
        pricePerHour: 200 + 25 * (at % 9),
        ...more,
      })),
    );
  };

  it('say what markers say, to a metre', async () => {
    await addMany(60);
    const markers = await findMarkers(world.deps, asked);
    const { columns } = await findColumns(world.deps, asked, {});
    const shown = markersOf(columns);
    expect(columns.clusters).toEqual([]);
    const key = ({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) =>
      `${name} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
    const plain = new Map(markers.map((marker) => [key(marker), marker]));
    expect(shown).toHaveLength(60);
    for (const each of shown) {
      const { available, full, price } = plain.get(key(each)) ?? {};
      expect({ available: each.available, full: each.full, price: each.price }).toEqual({ available, full, price });
    }
  });

  it('name a location by a number that its page is found by, in every process and for good', async () => {
    await addMany(3);
    const other = await world.otherProcess();
    for (const { number, name } of markersOf((await findColumns(world.deps, asked, {})).columns)) {
      const listing = await getListing(other, number, { stay, bagsCount: 1, center: null, now });
      expect(listing).toMatchObject({ number, name });
      await expect(getListing(other, number + 1_000_000, { stay, bagsCount: 1, center: null, now })).rejects.toThrow();
    }
  });

  it('of a thousand are at most 12 KB without names and 45 with them, and gather what lies beyond', async () => {
    await addMany(1500);
    const { columns } = await findColumns(world.deps, asked, {});
    const kilobytes = (value: unknown) =>
      brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length / 1000;
    expect(columns.numbers).toHaveLength(1000);
    expect(kilobytes({ ...columns, names: [] })).toBeLessThan(12);
    expect(kilobytes(columns)).toBeLessThan(45);
    expect((await findColumns(world.deps, around, {})).columns.clusters).toEqual([]);
    const { clusters } = columns;
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    expect(clusters.length).toBeLessThan(150);
    for (const { count, available, prices, full } of clusters) {
      expect(available).toBeLessThanOrEqual(count);
      expect(prices).toHaveLength(available > 0 ? 1 : 0);
      expect(full && available > 0).toBe(false);
    }
  });

  it('gather what fits the filters only, with the lowest price of each currency among what can be had', async () => {
    await addMany(1000);
    const far = { latitude: toronto.latitude + 0.3, longitude: toronto.longitude };
    const here = (at: number) => ({
      rules: rulesOf({ availableFullTime: true }),
      ...far,
      capacity: 10,
      pricePerHour: 400 - at,
    });
    const [one = '', two = ''] = await world.addListings([here(0), here(100), here(200)]);
    await world.addListings([{ ...here(0), country: 'JP', pricePerHour: null }]);
    await world.db.query(`update listings set amenities = '{"wifi": true}' where id = any ($1)`, [[one, two]]);
    const all = (await findColumns(world.deps, asked, {})).columns.clusters;
    expect(all).toMatchObject([{ count: 4, available: 4, full: false }]);
    expect(all[0]?.prices.map(({ currency }) => currency).toSorted()).toEqual(['CAD', 'JPY']);
    const [fitting] = (await findColumns(world.deps, asked, { wifi: true })).columns.clusters;
    expect(fitting).toMatchObject({ count: 2, available: 2, prices: [{ currency: 'CAD' }] });
    const { quote } = await getListing(world.deps, two, { stay, bagsCount: 2, center: null, now });
    expect(fitting?.prices).toEqual([quote.totalPrice]);
  });
});
