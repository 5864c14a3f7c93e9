import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { boxesOf, eastTo, inBox } from '#server/platform/geo/date-line.sql.ts';
import { mercatorScale, onMap, pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';

/** Metres around a place within which a location is one of that place: a city's own, or a short ride. */
export const REACH = 10_000;

/** The plane's box of that reach around a place. */
export const boxAround = ({ latitude, longitude }: GeoPoint): string => {
  const { x, y } = toMercator(latitude, longitude);
  const reach = REACH * mercatorScale(latitude);
  return `${pointLiteral({ x: x + reach, y: y + reach })},${pointLiteral({ x: x - reach, y: y - reach })}`;
};

interface Row {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const middle = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;
/** Degrees east of the place, so that the date line is no end. */
const east = eastTo('around.longitude', 'l.longitude');
const isThere = `l.published and ${inBox('around.box::box', true)}`;

/** Whether there is one in a box; the nearest to its middle, as the index has them: of any one a large table is read through. */
const isOneIn = (box: string): string => `exists (select from (select from listings l
    where l.published and l.position <@ ${box} order by l.position <-> center(${box}) limit 1) one)`;

const thereSql = `
  select ${boxesOf('around.box').map(isOneIn).join(' or ')} as has_locations
  from unnest($1::text[]::box[]) with ordinality as around (box, number) order by number`;

/** The same places, each with whether there are published listings around it. */
export async function markWhereWeAre<P extends GeoPoint>(
  db: Deps['db'],
  places: readonly P[],
): Promise<(P & { readonly hasLocations: boolean })[]> {
  if (places.length === 0) return [];
  const rows = await db.query<{ has_locations: boolean }>(thereSql, [places.map(boxAround)]);
  return places.map((place, index) => ({ ...place, hasLocations: rows[index]?.has_locations ?? false }));
}

const middleSql = `
  select middle.latitude, middle.longitude
  from unnest($1::text[], $2::boolean[], $3::float8[]) with ordinality as around (box, is_city, longitude, number)
  left join lateral (select ${middle('l.latitude')} as latitude, around.longitude + ${middle(east)} as longitude
    from listings l where around.is_city and ${isThere}
    group by round(l.latitude * 20), round((${east}) * 20) order by count(*) desc limit 1) middle on true
  order by number`;

/**
 * The same places; a city with listings is where most of them are, within a few kilometres: who searches for it wants to store luggage there, and its
 * geographic middle may be an hour on foot from all of them. Reads every listing around them: for the few that are shown.
 */
export async function centredOnLocations<P extends GeoPoint & { readonly kind?: string }>(
  db: Deps['db'],
  places: readonly P[],
): Promise<P[]> {
  if (!places.some(({ kind }) => kind === 'city')) return [...places];
  const rows = await db.query<Row>(middleSql, [
    places.map(boxAround),
    places.map(({ kind }) => kind === 'city'),
    places.map(({ longitude }) => longitude),
  ]);
  return places.map((place, index) => {
    const { latitude = null, longitude = null } = rows[index] ?? {};
    return latitude === null || longitude === null ? place : { ...place, latitude, longitude: onMap(longitude) };
  });
}
