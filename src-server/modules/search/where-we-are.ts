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

/** The same places, each with whether there are published listings around it. */
export async function markWhereWeAre<P extends GeoPoint>(
  db: Deps['db'],
  places: readonly P[],
): Promise<(P & { readonly hasLocations: boolean })[]> {
  if (places.length === 0) return [];
  const rows = await db.query<{ readonly has_locations: boolean }>(
    `select exists (select from listings l where l.published and l.position <@ around.box::box) as has_locations
     from unnest($1::text[]) with ordinality as around (box, number) order by number`,
    [places.map(boxAround)],
  );
  return places.map((place, index) => ({ ...place, hasLocations: rows[index]?.has_locations === true }));
}
