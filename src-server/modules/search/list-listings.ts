import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { StaySearch } from './find-markers.ts';
import { listingColumns, listingJoins, type ListingRow } from './listing-row.ts';
import { listingView, type ListingView } from './listing.view.ts';
import { momentsOfStay, momentsTable, momentValues, openAtBothEnds, zonesOfListings } from './stay-moments.ts';

interface PageRequest extends StaySearch {
  readonly center: GeoPoint;
  readonly page: number;
  readonly perPage: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
}

const inArea = `l.published and l.position <@ $1::box and (l.position <-> $2::point) <= $3`;

/** The nearest listings of the area one by one: a limit above them stops the walk through the index early. */
const near = `(select l.* from listings l where ${inArea} order by l.position <-> $2::point limit ${markerCap}) l`;

const available = `(l.bookable and $4::timestamptz >= $6::timestamptz - interval '1 minute' and coalesce(${openAtBothEnds}, false)
  and l.max_capacity - peak_of_bags(l.id, $4::timestamptz, $5::timestamptz, $6::timestamptz, null, null) >= $7)`;

const idsSql = (wanted: boolean): string => `
  select l.id from ${near} left join ${momentsTable(8)} on moment.zone = l.time_zone
  where ${wanted ? '' : 'not '}${available}
  offset $15 limit $16`;

const countSql = `select count(*)::int as count from (select 1 from listings l where ${inArea} limit ${markerCap}) found`;

const availableCountSql = `
  select count(*)::int as count from ${near} left join ${momentsTable(8)} on moment.zone = l.time_zone
  where ${available} and $15::int >= 0 and $16::int >= 0`;

const pageSql = `
  select ${listingColumns('$2', '$3', '$4')}
  from unnest($1::uuid[]) with ordinality as wanted (id, place)
  join listings l on l.id = wanted.id ${listingJoins}
  order by wanted.place`;

/** One page of the area's listings: those that can take the stay first, then the others, each nearest first. */
export async function listListings(deps: Deps, request: PageRequest): Promise<Page<ListingView>> {
  const { area, stay, bagsCount, center, page, perPage } = request;
  const now = deps.clock.now();
  const moments = momentsOfStay(stay, await zonesOfListings(deps));
  const ends = [stay.dropOffAt.toString(), stay.pickUpAt.toString(), now.toString()];
  const areaValues = [area.box, area.center, area.radius];
  const ask = async (sql: string, offset: number, limit: number) =>
    deps.db.query<{ id: string; count: number }>(sql, [
      ...areaValues,
      ...ends,
      bagsCount,
      ...momentValues(moments),
      offset,
      limit,
    ]);
  const offset = (page - 1) * perPage;
  const [[total], first] = await Promise.all([
    deps.db.query<{ count: number }>(countSql, areaValues),
    ask(idsSql(true), offset, perPage),
  ]);
  const ids = first.map(({ id }) => id);
  if (ids.length < perPage) {
    const availableCount =
      ids.length > 0 || offset === 0 ? offset + ids.length : ((await ask(availableCountSql, 0, 0))[0]?.count ?? 0);
    const rest = await ask(idsSql(false), Math.max(0, offset - availableCount), perPage - ids.length);
    ids.push(...rest.map(({ id }) => id));
  }
  const rows = await deps.db.query<ListingRow>(pageSql, [ids, ...ends]);
  const totalCount = total?.count ?? 0;
  return {
    items: rows.map((row) => listingView(row, { stay, bagsCount, center, now })),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
  };
}
