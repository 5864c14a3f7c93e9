import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { eastTo, inBox } from '#server/platform/geo/date-line.sql.ts';
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
  readonly has_locations: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const middle = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;
/** Degrees east of the place, so that the date line is no end. */
const east = eastTo('around.longitude', 'l.longitude');
const isThere = `l.published and ${inBox('around.box::box', true)}`;

const sql = `
  select exists (select from listings l where ${isThere}) as has_locations,
    case when around.is_city then (select ${middle('l.latitude')} from listings l where ${isThere}) end as latitude,
    case when around.is_city then (select around.longitude + ${middle(east)} from listings l where ${isThere}) end as longitude
  from unnest($1::text[], $2::boolean[], $3::float8[]) with ordinality as around (box, is_city, longitude, number)
  order by number`;

/**
 * The same places, each with whether there are published listings around it. A city with listings is where they are: who
 * searches for it wants to store luggage there, and its geographic middle may be an hour on foot from all of them.
 */
export async function markWhereWeAre<P extends GeoPoint & { readonly kind?: string }>(
  db: Deps['db'],
  places: readonly P[],
): Promise<(P & { readonly hasLocations: boolean })[]> {
  if (places.length === 0) return [];
  const rows = await db.query<Row>(sql, [
    places.map(boxAround),
    places.map(({ kind }) => kind === 'city'),
    places.map(({ longitude }) => longitude),
  ]);
  return places.map((place, index) => {
    const { has_locations: hasLocations = false, latitude = null, longitude = null } = rows[index] ?? {};
    const isMoved = latitude !== null && longitude !== null;
    return { ...place, ...(isMoved && { latitude, longitude: onMap(longitude) }), hasLocations };
  });
}
