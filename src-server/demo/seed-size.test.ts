import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packOpening } from '#shared/availability/pack-opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';
import { seedCities, sharesByZipf } from './seed-cities.ts';
import { seedSize } from './seed-size.ts';

const now = Instant.parse('2026-11-21T12:00:00Z');

describe('cities of a seed', () => {
  it('share the listings by Zipf: about 7 % in the first of 200, all of them given out', () => {
    const shares = sharesByZipf(200, 100_000);
    expect(shares.reduce((all, share) => all + share, 0)).toBe(100_000);
    expect(shares[0]).toBeGreaterThan(6500);
    expect(shares[0]).toBeLessThan(8500);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });

  it('are 200 and too far from each other to share a search', () => {
    const cities = seedCities(1000);
    expect(cities).toHaveLength(200);
    for (const [index, city] of cities.entries()) {
      for (const other of cities.slice(index + 1)) expect(distanceBetween(city, other)).toBeGreaterThan(100_000);
    }
  });
});

describe('a seeded database', () => {
  const name = `seed_${randomUUID().replaceAll('-', '')}`;
  let db: Database;
  beforeAll(async () => {
    const url = await createDatabase(inject('databaseUrl'), name, TEMPLATE);
    db = await openProductDatabase({ DATABASE_POOL: 2 }, url);
    for (const size of [
      { listings: 400, bookings: 6000 },
      { listings: 50, bookings: 500 },
    ]) {
      await seedSize({ url, clock: { now: () => now }, ...size });
    }
  });
  afterAll(async () => {
    await db.close();
    await dropDatabase(inject('databaseUrl'), name);
  });

  const only = async <Row>(sql: string, values: unknown[] = []): Promise<Row | undefined> =>
    (await db.query<Row>(sql, values))[0];

  it('has as many rows as were asked for, and may be seeded again', async () => {
    expect(await only('select count(*) from listings')).toEqual({ count: 450 });
    expect(await only('select count(*) from bookings')).toEqual({ count: 6500 });
    expect(await only('select count(*) from listing_capacity')).toEqual({ count: 450 });
  });

  it('holds no more bags than fit, and guards them again', async () => {
    const over = `select count(*)::int as count from bookings b join listings l on l.id = b.listing_id
      where b.status in ('pending', 'confirmed')
        and peak_of_bags(b.listing_id, b.drop_off_at, b.pick_up_at, $1, null) > l.max_capacity`;
    expect(await only(over, [now.toString()])).toEqual({ count: 0 });
    const off = `select count(*) from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
    expect(await only(off)).toEqual({ count: 0 });
    expect(await only(`select count(*) > 500 as many from bookings where status = 'confirmed'`)).toEqual({
      many: true,
    });
  });

  it('counts the reviews there are, and sells at prices that add up', async () => {
    const wrong = `select count(*) from listings l where (l.rating_sum, l.reviews_count) <>
      (select coalesce(sum(rating), 0)::int, count(*)::int from reviews r where r.listing_id = l.id)`;
    expect(await only(wrong)).toEqual({ count: 0 });
    const prices = `select count(*) from bookings where total_minor <> (quote->'totalWithDiscount'->>'minor')::bigint
      or currency <> quote->>'currency' or bags_count <> (quote->>'bagsCount')::int`;
    expect(await only(prices)).toEqual({ count: 0 });
    expect(await only('select count(*) from reviews')).not.toEqual({ count: 0 });
  });

  it('has packed hours and editable hours out of the same rules', async () => {
    const rows = await db.query<{
      rules: OpeningRules;
      time_zone: string;
      available_full_time: boolean;
      same: boolean;
    }>('select rules, time_zone, available_full_time from listings limit 50');
    for (const row of rows) {
      const packed = packOpening({ ...row.rules, zone: row.time_zone, availableFullTime: row.available_full_time });
      const found = await only(
        'select count(*) > 0 as found from listings where week_open = $1::int4multirange and shut = $2::tsmultirange and opened = $3::tsmultirange and rules = $4::jsonb',
        [packed.weekOpen, packed.shut, packed.opened, JSON.stringify(row.rules)],
      );
      expect(found).toEqual({ found: true });
    }
    const slots = `select (select count(*) from weekly_slots) = sum(jsonb_array_length(rules->'weekly')) as weekly,
      (select count(*) from closure_periods) = sum(jsonb_array_length(rules->'closures')) as closures,
      (select count(*) from special_days) = sum(jsonb_array_length(rules->'special')) as special from listings`;
    expect(await only(slots)).toEqual({ weekly: true, closures: true, special: true });
  });
});
