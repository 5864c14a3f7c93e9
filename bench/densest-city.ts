import { Instant } from '@js-joda/core';
import pg from 'pg';
import { seedCities, type SeedCity } from '#server/demo/seed-cities.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { toIso } from '#shared/time/instants.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';

export interface BenchPlace {
  readonly city: SeedCity;
  /** Bookable listings near its centre. */
  readonly listingIds: readonly string[];
  readonly listingsWithin50Km: number;
}

export async function densestCity(databaseUrl: string): Promise<BenchPlace> {
  const [city] = seedCities(1000);
  if (city === undefined) throw new Error('There is no city');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const listings = await client.query<{ id: string }>(
    'select id from listings where city_name = $1 and published and bookable order by id limit 500',
    [city.name],
  );
  const count = await client.query<{ count: number }>(
    'select count(*)::int as count from listings where city_name = $1 and published',
    [city.name],
  );
  await client.end();
  return { city, listingIds: listings.rows.map(({ id }) => id), listingsWithin50Km: count.rows[0]?.count ?? 0 };
}

const dayMilliseconds = 86_400_000;

/** A stay of six hours in the coming weeks, another one for each number. */
export function stayNumber(city: SeedCity, number: number): { readonly dropOffAt: string; readonly pickUpAt: string } {
  const zone = zoneOf(city.zone);
  const day = Instant.ofEpochMilli(Date.now() + (2 + (number % 14)) * dayMilliseconds);
  const date = localDateOf(zone, day);
  const start = 9 * 60 + (number % 12) * 15;
  return {
    dropOffAt: toIso(instantOfLocal(zone, date, start)),
    pickUpAt: toIso(instantOfLocal(zone, date, start + 360)),
  };
}
