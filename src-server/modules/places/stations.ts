import { farthestWalk } from '#shared/search/way-there.ts';
import type { Deps } from '#server/deps.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';

export interface StationRow extends GeoPoint {
  readonly id: string;
  readonly name: string;
  readonly context: string;
}

const east = eastTo('$2::float8', 'longitude');

/** Stations within about 30 km, the nearest first. */
const STATIONS = `
  select id, name, context, latitude, longitude from places
  where kind = 'station' and abs(latitude - $1) < 0.3 and abs(${east}) * cos(radians($1)) < 0.3
  order by power(latitude - $1, 2) + power(${east} * cos(radians($1)), 2), name limit 6`;

/** Stations within about 30 km of a place, the nearest first. */
export const stationsNear = ({ db }: Pick<Deps, 'db'>, { latitude, longitude }: GeoPoint): Promise<StationRow[]> =>
  db.query<StationRow>(STATIONS, [latitude, longitude]);

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
