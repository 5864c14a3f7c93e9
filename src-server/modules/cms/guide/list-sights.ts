import { type PageSettings, type PlaceKind, placeKinds } from '#shared/cms/page-settings.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';

/** A place in a city that people look for. */
export interface Sight {
  /** Its page, or the map around it. */
  readonly url: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
}

interface SightRow {
  readonly url: string;
  readonly settings: PageSettings;
}

const WRITTEN = `
  select distinct on (url) url, settings from cms_pages
  where page_type = 'place' and published and language in ($2, 'en') and settings ->> 'city' = $1
  order by url, (language = $2) desc`;

const east = eastTo('$2::float8', 'longitude');

/** What is looked for around a city and has no page: it leads to the map. */
const UNWRITTEN = `
  select name, kind, latitude, longitude from places
  where kind in ('station', 'landmark', 'district') and abs(latitude - $1) < 0.2
    and abs(${east}) * cos(radians($1)) < 0.2
  order by weight desc, power(latitude - $1, 2) + power(${east} * cos(radians($1)), 2) limit 24`;

interface PlaceRow extends GeoPoint {
  readonly name: string;
  readonly kind: 'station' | 'landmark' | 'district';
}

const kindOf = {
  station: 'station',
  landmark: 'sight',
  district: 'district',
} as const;
const MAX_SIGHTS = 10;
/** Two places this near to each other, in metres, are the same one by two names. */
const SAME = 120;

/** Stations first, then what is looked at, then where one strolls. */
const order: readonly PlaceKind[] = [...placeKinds];

/** The places of a city that people look for: those with a page, stations first, then others by the map. */
export async function listSights(
  { db }: Pick<Deps, 'db'>,
  city: GeoPoint & { readonly name: string },
  language: Locale,
): Promise<readonly Sight[]> {
  const [rows, places] = await Promise.all([
    db.query<SightRow>(WRITTEN, [city.name, language]),
    db.query<PlaceRow>(UNWRITTEN, [city.latitude, city.longitude]),
  ]);
  const written = rows
    .flatMap(({ url, settings: { place } }) => (place === undefined ? [] : [{ url, ...place }]))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name));
  const others = places
    .filter((place) => written.every((known) => distanceBetween(known, place) > SAME))
    .map(({ name, kind, latitude, longitude }) => ({
      url: `/map?${new URLSearchParams({ q: name, lat: String(latitude), lng: String(longitude) })}`,
      name,
      kind: kindOf[kind],
      latitude,
      longitude,
    }));
  return [...written, ...others].slice(0, Math.max(MAX_SIGHTS, written.length));
}
