import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';

interface PlaceRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly context: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Lower case without accents: how place names are stored for search. */
export const searchTextOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

const MOST = 6;

/**
 * Words that start alike come first, then likeness by trigrams, which forgives typing errors; nearer and weightier
 * places go before others of the same likeness.
 */
const SQL = `
  with found as (
    select id, kind, name, context, latitude, longitude, weight,
      greatest(word_similarity($1, search_text), case when search_text like $1 || '%' then 1.2 when search_text like '% ' || $1 || '%' then 1.1 else 0 end) as likeness
    from places where search_text like '%' || $1 || '%' or $1 <% search_text
    union all
    select l.id, 'listing', l.name, l.address, l.latitude, l.longitude, 0,
      case when lower(l.name) like $1 || '%' then 1.15 when lower(l.name || ' ' || l.address) like '%' || $1 || '%' then 1.0
        else word_similarity($1, lower(l.name)) end
    from listings l
    where l.published and (lower(l.name || ' ' || l.address) like '%' || $1 || '%' or $1 <% lower(l.name || ' ' || l.address))
  )
  select id, kind, name, context, latitude, longitude from found
  order by likeness + weight * 0.2
    - case when $2::float8 is null then 0 else least(0.3, (abs(latitude - $2::float8) + abs(longitude - $3::float8)) * 0.01) end desc, name
  limit ${MOST}`;

/** The six likeliest places for what was typed: cities, districts, landmarks, stations, and listings by name or address. */
export async function findPlaces(
  { db }: Deps,
  { text, near }: { readonly text: string; readonly near?: GeoPoint | undefined },
): Promise<readonly PlaceRow[]> {
  const wanted = searchTextOf(text).replace(/[%_\\]/g, ' ');
  return db.query<PlaceRow>(SQL, [wanted, near?.latitude ?? null, near?.longitude ?? null]);
}
