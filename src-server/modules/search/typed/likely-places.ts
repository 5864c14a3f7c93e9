import { placeIn } from '#shared/search/city-names.ts';
import type { Locale } from '#shared/messages/text.ts';
import { plainLetters } from '#shared/words/plain-letters.ts';
import type { Deps } from '#server/deps.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { FoundPlace } from '#server/platform/geo/google-places.ts';
import { knownAs } from './known-as.ts';
import { placesByAddress } from './places-by-address.ts';

export interface PlaceRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly context: string;
  /** Of a gazetteer's place whose context ends in its country. */
  readonly country?: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** A city, station or landmark that is called just what was typed, in any language. */
  readonly isNamed: boolean;
}

/** At most so many. */
const MAX_LIKELY = 24;

/** Listings that are looked at for one text: a common word may stand in thousands of names. */
const MAX_LISTINGS = 300;
const MAX_ALIKE = 60;

/** Letters from which on a word that is found may be misspelt all the same: fewer are codes and beginnings. */
const MIN_MISSPELT = 5;

/** How much alike a place is that is called what was typed, to the letter, in any language. */
const EXACT = 3;

/** How well a place is known: by who lives there, and a little by how many names it has. */
const KNOWN = 'weight * 0.8 + least(1.0, length(names) / 500.0) * 0.2';

/** Places that are called what was typed: all that is looked for by one or two letters, such as SF or 東京. */
const BY_NAME = `
  select id, kind, name, context, latitude, longitude, ${KNOWN} as weight, ${EXACT} as likeness
  from places where names like '%|' || $1 || '|%'`;

/** Places whose names hold what was typed; a start of a word goes before its middle. */
const BY_TEXT = `
  select id, kind, name, context, latitude, longitude, ${KNOWN} as weight,
    case when names like '%|' || $1 || '|%' then ${EXACT} when search_text like $1 || '%' then 1.2
      when names like '%|' || $1 || '%' then 1.15 when search_text like '% ' || $1 || '%' then 1.1 else 0.8 end as likeness
  from places where search_text like '%' || $1 || '%' or names like '%|' || $1 || '%'
  union all
  (select l.id, 'listing', l.door_name as name, l.address, l.latitude, l.longitude, 0,
    case when l.search_text like $1 || '%' then 1.15 else 1.0 end
  from listings l where l.published and l.search_text like '%' || $1 || '%'
  limit ${MAX_LISTINGS})`;

const places = 'select id, kind, name, context, latitude, longitude, weight, likeness from places_spelt_like($1)';

/** Places that are spelt much alike, by trigrams: asked when nothing holds the text as it was typed. */
const BY_LIKENESS = `${places} where likeness >= 0.5`;

/** What is spelt somewhat alike, listings too, of which a common word has thousands: asked last. */
const BY_DISTANT_LIKENESS = `
  ${places} union all
  select id, kind, name, context, latitude, longitude, weight, likeness from listings_spelt_like($1, ${MAX_ALIKE})`;

/** The more of a name was typed the better: Toronto goes before Toronto Pearson Airport. */
const orderedByNearness = (found: string): string => `
  select id, kind, name, context, latitude, longitude,
    case when kind <> 'listing' then (select case when p.region is distinct from p.country then p.country end from places p where p.id = found.id) end
      as country, kind not in ('district', 'listing') and likeness = ${EXACT} as "isNamed"
  from (${found}) as found (id, kind, name, context, latitude, longitude, weight, likeness)
  order by likeness + case when likeness = ${EXACT} then weight else weight * 0.2 + similarity($1, plain_text(name)) * 0.3 end
    - case when $2::float8 is null then 0 else least(0.3, (abs(latitude - $2::float8) + abs(${eastTo('$3::float8', 'longitude')})) * 0.01) end desc, name
  limit ${MAX_LIKELY}`;

export interface PlaceQuestion {
  readonly text: string;
  readonly near?: GeoPoint | undefined;
  readonly language: Locale;
  /** Where a shop stands is asked: others' shops are no addresses. */
  readonly isAddress?: boolean | undefined;
}

/**
 * The likeliest places for what was typed, those called so first: by Google where a key is set and it knows any, else
 * cities, districts, landmarks, stations of the gazetteer, and listings by name or address. Of an address that is not
 * known the city or district after its comma.
 */
export async function likelyPlaces(deps: Deps, question: PlaceQuestion): Promise<readonly (FoundPlace | PlaceRow)[]> {
  const found = await findLikely(deps, question);
  if (question.isAddress !== true) return found;
  const places = found.filter(({ kind }) => kind !== 'listing');
  const area = question.text.split(',').slice(1).join(',').trim();
  return places.length > 0 || area.length < 3 ? places : likelyPlaces(deps, { ...question, text: area });
}

async function findLikely(deps: Deps, question: PlaceQuestion): Promise<readonly (FoundPlace | PlaceRow)[]> {
  const found = await deps.placeFinder?.find(question).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'places by Google');
    return [];
  });
  if (found !== undefined && found.length > 0) return found;
  return (await findInGazetteer(deps, question)).map((place) => inLanguage(place, question.language));
}

/** Addresses and the names of listings stay as they were typed; a country's code at the end is said as its name. */
function inLanguage(place: PlaceRow, language: Locale): PlaceRow {
  if (place.kind === 'listing') return place;
  const [country = '', ...before] = place.context.split(', ').toReversed();
  const name = place.kind === 'city' ? knownAs(language, place.name, country) : place.name;
  const context = placeIn(language, place.context);
  if (place.country !== country) return { ...place, name: placeIn(language, name), context };
  const told = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return {
    ...place,
    name: placeIn(language, name),
    context: placeIn(language, [...before.toReversed(), told].join(', ')),
  };
}

async function findInGazetteer({ db }: Deps, { text, near }: PlaceQuestion): Promise<readonly PlaceRow[]> {
  const [row] = await db.query<{ plain: string }>('select plain_text($1) as plain', [text.normalize('NFC')]);
  const wanted = (row?.plain ?? '').replace(/[%_\\]/g, ' ').trim();
  if (wanted === '') return [];
  const areas = await placesByAddress({ db }, wanted);
  const find = (source: string) =>
    db.query<PlaceRow>(orderedByNearness(source), [wanted, near?.latitude ?? null, near?.longitude ?? null]);
  const found = await find(wanted.length < 3 ? BY_NAME : BY_TEXT);
  if (areas.length > 0 || wanted.length < 3) return [...areas, ...found];
  if (found.length === 0) return firstThatFinds(find, [BY_LIKENESS, BY_DISTANT_LIKENESS]);
  const isWritten = found.some(
    ({ kind, name, isNamed }) => isNamed || kind === 'listing' || plainLetters(name).includes(wanted),
  );
  if (isWritten || wanted.length < MIN_MISSPELT) return found;
  // 'Tornto' begins what Thornton is called somewhere: it may be a slip of a better-known name all the same.
  const alike = await find(BY_LIKENESS);
  return [...found, ...alike.filter(({ id }) => found.every((each) => each.id !== id))];
}

async function firstThatFinds(
  find: (source: string) => Promise<readonly PlaceRow[]>,
  sources: readonly string[],
): Promise<readonly PlaceRow[]> {
  for (const source of sources) {
    const found = await find(source);
    if (found.length > 0) return found;
  }
  return [];
}
