import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import { keptAnswers } from '#server/platform/db/kept-answers.ts';
import { awayFrom, inBox } from '#server/platform/geo/date-line.sql.ts';
import type { SearchArea } from './search-area.ts';

/** The published listings of an area; parameters `$1` to `$3` are its box, centre and radius. */
export const inArea = (isAcross: boolean): string =>
  `l.published and ${inBox('$1::box', isAcross)} and (${awayFrom('$2::point', isAcross)}) <= $3`;

const sql = (isAcross: boolean): string =>
  `select count(*)::int as count from (select 1 from listings l where ${inArea(isAcross)} limit ${markerCap}) found`;

const counts = keptAnswers<number>(15_000);

/**
 * How many published listings an area has, up to the cap of markers; at most 15 seconds old. Counting walks all of them
 * where a page walks ten, and everybody who turns pages, or searches the same city, asks again.
 */
export const countListings = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { box, center, radius, isAcross }: SearchArea,
): Promise<number> =>
  counts.get(deps, `${box} ${center} ${radius}`, async () => {
    const [row] = await deps.db.query<{ count: number }>(sql(isAcross), [box, center, radius]);
    return row?.count ?? 0;
  });
