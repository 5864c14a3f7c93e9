import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { FoundPlace } from '#server/platform/geo/google-places.ts';

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

/** Listings that are looked at for one text: a common word may stand in thousands of names. */
const MOST_LISTINGS = 300;

/** Places whose names hold what was typed; a start of a word goes before its middle. */
const BY_TEXT = `
  select id, kind, name, context, latitude, longitude, weight,
    case when search_text like $1 || '%' then 1.2 when search_text like '% ' || $1 || '%' then 1.1 else 0.8 end as likeness
  from places where search_text like '%' || $1 || '%'
  union all
  (select l.id, 'listing', l.name, l.address, l.latitude, l.longitude, 0,
    case when plain_text(l.name) like $1 || '%' then 1.15 else 1.0 end
  from listings l where l.published and plain_text(l.name || ' ' || l.address) like '%' || $1 || '%'
  limit ${MOST_LISTINGS})`;

/** Places that are spelt alike by trigrams: asked only when nothing holds the text as it was typed. */
const BY_LIKENESS = 'select id, kind, name, context, latitude, longitude, weight, likeness from places_spelt_like($1)';

/** The more of a name was typed the better: Toronto goes before Toronto Pearson Airport. */
const orderedByNearness = (found: string): string => `
  select id, kind, name, context, latitude, longitude from (${found}) as found (id, kind, name, context, latitude, longitude, weight, likeness)
  order by likeness + weight * 0.2 + similarity($1, lower(name)) * 0.3
    - case when $2::float8 is null then 0 else least(0.3, (abs(latitude - $2::float8) + abs(longitude - $3::float8)) * 0.01) end desc, name
  limit ${MOST}`;

interface PlaceQuestion {
  readonly text: string;
  readonly near?: GeoPoint | undefined;
  readonly language: string;
}

/**
 * The six likeliest places for what was typed: by Google where a key is set and it knows any, else cities, districts,
 * landmarks, stations of the gazetteer, and listings by name or address.
 */
export async function findPlaces(deps: Deps, question: PlaceQuestion): Promise<readonly (FoundPlace | PlaceRow)[]> {
  const found = await deps.placeFinder?.find(question).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'places by Google');
    return [];
  });
  return found !== undefined && found.length > 0 ? found : findInGazetteer(deps, question);
}

async function findInGazetteer({ db }: Deps, { text, near }: PlaceQuestion): Promise<readonly PlaceRow[]> {
  const wanted = searchTextOf(text)
    .replace(/[%_\\]/g, ' ')
    .trim();
  if (wanted === '') return [];
  const values = [wanted, near?.latitude ?? null, near?.longitude ?? null];
  const found = await db.query<PlaceRow>(orderedByNearness(BY_TEXT), values);
  return found.length > 0 ? found : db.query<PlaceRow>(orderedByNearness(BY_LIKENESS), values);
}
