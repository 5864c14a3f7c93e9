import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closingOn, compileOpening } from '#shared/availability/opening.ts';
import { datedRules, everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import { type SearchFilters, sorts } from '#shared/search/filters/filters.ts';
import { markersOf } from '#shared/search/marker-columns.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { countFitting } from './count-fitting.ts';
import { findColumns } from './find-columns.ts';
import { openPool } from './index/pool.ts';
import { listListings } from './list-listings.ts';
import { searchAreaOf } from './search-area.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

const now = Instant.parse('2026-10-28T12:00:00Z');
const stay = { dropOffAt: Instant.parse('2026-10-29T16:00:00Z'), pickUpAt: Instant.parse('2026-10-29T22:00:00Z') };
const area = searchAreaOf(toronto, undefined);
const east = (metres: number) => ({ longitude: toronto.longitude + metres / 80_560 });
const until = (minute: number) => rulesOf({ weekly: everyDay({ from: 540, to: minute }) });

describe('filters and order', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(now);
  });
  afterEach(() => world.clear());
  afterAll(() => world.close());

  const set = (id: string, values: string) => world.db.query(`update listings set ${values} where id = $1`, [id]);
  const asked = { area, stay, bagsCount: 2 };
  const list = (filters: SearchFilters, over: object = {}) =>
    listListings(world.deps, { ...asked, center: toronto, page: 1, perPage: 10, filters, ...over });
  const found = async (filters: SearchFilters, over: object = {}) =>
    (await list(filters, over)).items.map(({ name }) => name);

  /** Five shops on a line, the nearest first. */
  async function addStreet() {
    const [flowers = '', barber = '', hotel = '', books = ''] = await world.addListings([
      { name: 'Flowers', rules: until(1290), pricePerHour: 200 },
      { name: 'Barber', rules: until(1200), capacity: 2, ...east(100) },
      { name: 'Hotel', rules: rulesOf({ availableFullTime: true }), pricePerHour: 300, ...east(200) },
      { name: 'Books', rules: until(1199), ...east(300) },
      { name: 'Closed', rules: until(600), pricePerHour: 100, ...east(50) },
    ]);
    await set(flowers, `amenities = '{"wifi": true, "restroom": true}', rating_sum = 47, reviews_count = 10`);
    await set(barber, `amenities = '{"wifi": true, "restroom": false}', rating_sum = 14, reviews_count = 3`);
    await set(hotel, `amenities = '{"wifi": false, "restroom": true}', rating_sum = 49, reviews_count = 10`);
    await set(books, `amenities = '{"wifi": false, "restroom": false}'`);
    await world.addBookings([{ listingId: barber, dropOffAt: stay.dropOffAt, pickUpAt: stay.pickUpAt, bags: 1 }]);
  }

  it('leave those that fit, those that can take the stay first, and count without filters too', async () => {
    await addStreet();
    expect(await found({ wifi: true })).toEqual(['Flowers', 'Barber']);
    expect(await found({ restroom: true })).toEqual(['Flowers', 'Hotel']);
    expect(await found({ always: true })).toEqual(['Hotel']);
    expect(await found({ rating: 4.5 })).toEqual(['Flowers', 'Hotel', 'Barber']);
    expect(await found({ rating: 4.8 })).toEqual(['Hotel']);
    expect(await found({ room: true })).toEqual(['Flowers', 'Hotel', 'Books', 'Closed']);
    expect(await found({ wifi: true, restroom: true })).toEqual(['Flowers']);
    expect(await list({ wifi: true })).toMatchObject({ totalCount: 2, areaCount: 5, totalPages: 1 });
    expect(await list({})).toMatchObject({ totalCount: 5, areaCount: 5 });
  });

  it('take 8:00 PM for late, to the minute', async () => {
    await addStreet();
    expect(await found({ late: true })).toEqual(['Flowers', 'Hotel', 'Barber']);
  });

  it('ask for the whole price of the stay, fee and tax included', async () => {
    await addStreet();
    const hour = { dropOffAt: stay.dropOffAt, pickUpAt: stay.dropOffAt.plusSeconds(3600) };
    const { items } = await list({}, { sort: 'price', stay: hour });
    // Two bags for an hour at 2.00, 2.50 and 3.00; 1.50 for the order; 5 % tax.
    expect(items.map(({ name, quote }) => [name, quote.totalPrice.minor])).toEqual([
      ['Flowers', 578],
      ['Books', 683],
      ['Hotel', 788],
      ['Closed', 368],
      ['Barber', 683],
    ]);
    expect(await found({ price: { currency: 'CAD', from: 5, to: 7 } }, { stay: hour })).toEqual([
      'Flowers',
      'Books',
      'Barber',
    ]);
    expect(await found({ price: { currency: 'CAD', to: 3 } }, { stay: hour })).toEqual([]);
  });

  it('of prices leave out what is paid in another currency', async () => {
    await addStreet();
    await world.addListings([{ name: 'Abroad', rules: until(1290), country: 'JP', region: null, ...east(150) }]);
    expect(await found({ price: { currency: 'CAD', from: 1 } })).not.toContain('Abroad');
    expect(await found({ price: { currency: 'JPY', from: 1 } })).toEqual(['Abroad']);
    expect(await found({ price: { currency: 'USD', to: 100_000 } })).toEqual([]);
  });

  it('can be sorted by rating', async () => {
    await addStreet();
    expect(await found({}, { sort: 'rating' })).toEqual(['Hotel', 'Flowers', 'Books', 'Barber', 'Closed']);
  });

  it('are of one mind: list, count, pages and markers', async () => {
    const random = (seed: number) => fc.sample(fc.boolean(), { numRuns: 40, seed });
    const [wifi, restroom, rated] = [random(1), random(2), random(3)];
    const ids = await world.addListings(
      wifi.map((_, index) => ({
        rules: until(1140 + (index % 5) * 30),
        capacity: 1 + (index % 4),
        ...east(index * 90),
      })),
    );
    for (const [index, id] of ids.entries()) {
      const reviews = rated[index] === true ? `, rating_sum = ${40 + (index % 10)}, reviews_count = 10` : '';
      await set(id, `amenities = '{"wifi": ${wifi[index]}, "restroom": ${restroom[index]}}'${reviews}`);
    }
    const many: SearchFilters[] = [
      { wifi: true },
      { late: true, restroom: true },
      { room: true, rating: 4.5 },
      { price: { currency: 'CAD', from: 1, to: 100 }, room: true },
      { price: { currency: 'CAD', to: 1 } },
    ];
    for (const filters of many) {
      const { columns } = await findColumns(world.deps, asked, filters);
      const fitting = markersOf(columns).filter(({ fails }) => fails.length === 0);
      expect(await countFitting(world.deps, asked, filters, undefined)).toMatchObject({ count: fitting.length });
      for (const sort of sorts) {
        const whole = await list(filters, { sort, perPage: 50 });
        expect(new Set(whole.items.map(({ number }) => number))).toEqual(new Set(fitting.map(({ number }) => number)));
        expect(whole.totalCount).toBe(fitting.length);
        const paged = [];
        for (let page = 1; page <= whole.totalCount / 10 + 1; page += 1) {
          paged.push(...(await list(filters, { sort, page })).items.map(({ id }) => id));
        }
        expect(paged).toEqual(whole.items.map(({ id }) => id));
      }
    }
  });

  it('say of late opening in the index what the engine says', async () => {
    const schedules = fc.sample(datedRules, { numRuns: 200, seed: 9 });
    const ids = await world.addListings(schedules.map(({ rules }, index) => ({ rules, ...east(index) })));
    let late = 0;
    for (const [index, { rules, date }] of schedules.entries()) {
      const pickUpAt = Instant.parse(`${date}T20:00:00Z`);
      const stay = { dropOffAt: pickUpAt.minusSeconds(3600), pickUpAt };
      const pool = await openPool(world.deps, { ...asked, stay });
      const opening = compileOpening(rules);
      const expected = (closingOn(opening, localDateOf(opening.zone, pickUpAt)) ?? 0) >= 1200;
      const facts = pool.near().find(({ listing }) => listing.id === ids[index])?.facts;
      expect(facts?.late, JSON.stringify({ rules, date })).toBe(expected);
      if (expected) late += 1;
    }
    expect(late).toBeGreaterThan(20);
    expect(late).toBeLessThan(180);
  });

  it('are not asked about where no search wants them', async () => {
    await addStreet();
    expect((await findColumns(world.deps, asked, {})).columns.fails).toEqual([]);
  });
});
