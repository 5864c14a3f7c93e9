import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { mercatorScale, pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';

/** Metres around a place within which a location is one of that place: a city's own, or a short ride. */
const REACH = 10_000;

const boxAround = ({ latitude, longitude }: GeoPoint): string => {
  const { x, y } = toMercator(latitude, longitude);
  const reach = REACH * mercatorScale(latitude);
  return `${pointLiteral({ x: x + reach, y: y + reach })},${pointLiteral({ x: x - reach, y: y - reach })}`;
};

interface Row {
  readonly has_locations: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const middle = (column: string) => `percentile_cont(0.5) within group (order by l.${column})`;

const sql = `
  select exists (select from listings l where l.published and l.position <@ around.box::box) as has_locations,
    case when around.is_city then (select ${middle('latitude')} from listings l
      where l.published and l.position <@ around.box::box) end as latitude,
    case when around.is_city then (select ${middle('longitude')} from listings l
      where l.published and l.position <@ around.box::box) end as longitude
  from unnest($1::text[], $2::boolean[]) with ordinality as around (box, is_city, number) order by number`;

/**
 * The same places, each with whether there are published listings around it. A city with listings is where they are: who
 * searches for it wants to store luggage there, and its geographic middle may be an hour on foot from all of them.
 */
export async function markWhereWeAre<P extends GeoPoint & { readonly kind?: string }>(
  db: Deps['db'],
  places: readonly P[],
): Promise<(P & { readonly hasLocations: boolean })[]> {
  if (places.length === 0) return [];
  const rows = await db.query<Row>(sql, [places.map(boxAround), places.map(({ kind }) => kind === 'city')]);
  return places.map((place, index) => {
    const { has_locations: hasLocations = false, latitude = null, longitude = null } = rows[index] ?? {};
    const isMoved = latitude !== null && longitude !== null;
    return { ...place, ...(isMoved && { latitude, longitude }), hasLocations };
  });
}
