import type { Locale } from '#shared/messages/text.ts';
import type { recruitingAnswer } from '#shared/admin/recruiting-schema.ts';
import { cityIn, placeIn } from '#shared/search/city-names.ts';
import type { Deps } from '#server/deps.ts';
import { eastTo } from '#server/platform/geo/date-line.sql.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';

type Recruiting = Answer<typeof recruitingAnswer>;
type RecruitingPlace = Recruiting['places'][number];

/** Cells that are named and merged by their cities, and places that are listed. */
const MOST = { cells: 400, places: 100 } as const;

interface Cell {
  readonly latitude: number;
  readonly longitude: number;
  readonly no_shop: number;
  readonly searches: number;
  /** Of all cells. */
  readonly all_searches: number;
}

const cellsSql = `
  select latitude, longitude, sum(no_shop)::int as no_shop, sum(no_shop + no_room)::int as searches,
    (sum(sum(no_shop + no_room)) over ())::int as all_searches
  from empty_searches where day > ($1::timestamptz at time zone 'utc')::date - $2::int
  group by latitude, longitude order by searches desc, latitude, longitude limit ${MOST.cells}`;

interface Named {
  readonly city: string | null;
  readonly context: string | null;
  readonly listing_id: string | null;
  readonly listing: string | null;
  readonly listing_latitude: number | null;
  readonly listing_longitude: number | null;
}

const east = eastTo('cell.longitude', 'p.longitude');

/** The nearest city within about 45 km, and the nearest published location anywhere. */
const namesSql = `
  select city.name as city, city.context, near.id as listing_id, near.name as listing,
    near.latitude as listing_latitude, near.longitude as listing_longitude
  from unnest($1::float8[], $2::float8[], $3::text[]) with ordinality as cell (latitude, longitude, position, number)
  left join lateral (
    select p.name, p.context from places p
    where p.kind = 'city' and p.latitude between cell.latitude - 0.4 and cell.latitude + 0.4
      and abs(${east}) * cos(radians(cell.latitude)) < 0.4
    order by power(p.latitude - cell.latitude, 2) + power(${east} * cos(radians(cell.latitude)), 2), p.name limit 1) city on true
  left join lateral (
    select l.id, l.door_name as name, l.latitude, l.longitude
    from listings l where l.published order by l.position <-> cell.position::point limit 1) near on true
  order by cell.number`;

/**
 * Where travellers searched in the last `days` (UTC) and found nothing: by city, the most searched first, at the cell of it
 * that was searched most; cities are called as in `language`.
 */
export async function listEmptySearches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  days: number,
  language: Locale,
): Promise<Recruiting> {
  const cells = await db.query<Cell>(cellsSql, [clock.now().toString(), days]);
  const named = await db.query<Named>(namesSql, [
    cells.map(({ latitude }) => latitude),
    cells.map(({ longitude }) => longitude),
    cells.map(({ latitude, longitude }) => pointLiteral(toMercator(latitude, longitude))),
  ]);
  const places = new Map<string, RecruitingPlace>();
  for (const [index, cell] of cells.entries()) {
    const place = placeOf(cell, named[index], language);
    const { searches, noShop, ...first } = places.get(place.id) ?? { ...place, searches: 0, noShop: 0 };
    places.set(place.id, { ...first, searches: searches + place.searches, noShop: noShop + place.noShop });
  }
  return {
    places: [...places.values()].toSorted((a, b) => b.searches - a.searches).slice(0, MOST.places),
    searches: cells[0]?.all_searches ?? 0,
  };
}

function placeOf(cell: Cell, named: Named | undefined, language: Locale): RecruitingPlace {
  const { latitude, longitude, searches, no_shop: noShop } = cell;
  const { city = null, context = null, listing_id: id = null, listing } = named ?? {};
  const [there, along] = [named?.listing_latitude ?? 0, named?.listing_longitude ?? 0];
  return {
    id: city === null ? `${latitude} ${longitude}` : `${city}, ${context}`,
    city: city === null ? null : cityIn(language, city),
    context: placeIn(language, context ?? ''),
    latitude,
    longitude,
    searches,
    noShop,
    nearest:
      id === null
        ? null
        : {
            id,
            name: listing ?? '',
            distance: Math.round(distanceBetween(cell, { latitude: there, longitude: along })),
          },
  };
}
