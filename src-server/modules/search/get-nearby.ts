import type { Locale } from '#shared/messages/text.ts';
import { cityIn, placeIn } from '#shared/search/city-names.ts';
import { farthestWalk } from '#shared/search/way-there.ts';
import type { Deps } from '#server/deps.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { citiesWithLocations } from './get-home.ts';
import { markWhereWeAre } from './where-we-are.ts';

interface StationRow extends GeoPoint {
  readonly id: string;
  readonly name: string;
  readonly context: string;
}

const MAX_CITIES = 6;
const MAX_STATIONS = 3;

const east = eastTo('$2::float8', 'longitude');

/** Stations within about 30 km, the nearest first. */
const STATIONS = `
  select id, name, context, latitude, longitude from places
  where kind = 'station' and abs(latitude - $1) < 0.3 and abs(${east}) * cos(radians($1)) < 0.3
  order by power(latitude - $1, 2) + power(${east} * cos(radians($1)), 2), name limit 6`;

/**
 * Where a person at `near` may want to leave bags: the cities with locations, the nearest first, and stations around
 * that have locations close by; cities are called as in `language`.
 */
export async function getNearby({ db }: Pick<Deps, 'db'>, near: GeoPoint, language: Locale) {
  const [cities, stations] = await Promise.all([
    citiesWithLocations({ db }),
    db.query<StationRow>(STATIONS, [near.latitude, near.longitude]).then((rows) => markWhereWeAre({ db }, rows)),
  ]);
  return {
    cities: cities
      .map((city) => ({
        ...city,
        name: cityIn(language, city.name),
        distance: Math.round(distanceBetween(near, city)),
      }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, MAX_CITIES),
    stations: stations
      .filter(({ hasLocations }) => hasLocations)
      .slice(0, MAX_STATIONS)
      .map((station) => ({
        ...station,
        context: placeIn(language, station.context),
        distance: Math.round(distanceBetween(near, station)),
      })),
  };
}

/** The nearest station to a location and the metres between them; `null` where none is within a walk. */
export async function nearestStation(
  db: Deps['db'],
  { latitude, longitude }: GeoPoint,
): Promise<(StationRow & { readonly distance: number }) | null> {
  const [station] = await db.query<StationRow>(STATIONS, [latitude, longitude]);
  if (station === undefined) return null;
  const distance = Math.round(distanceBetween({ latitude, longitude }, station));
  return distance > farthestWalk ? null : { ...station, distance };
}
