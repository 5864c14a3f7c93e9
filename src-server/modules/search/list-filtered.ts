import { activeFilters, type SearchFilters, type Sort } from '#shared/search/filters/filters.ts';
import { fitsAll, sorted } from '#shared/search/filters/judge.ts';
import type { Deps } from '#server/deps.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { findMarkers, type StaySearch } from './find-markers.ts';
import { type Revision, revisionColumns } from './facts/kept-by-revision.ts';
import { peakOfStay } from './peak.sql.ts';

/** How an area's listings are narrowed and put in order. */
export interface Narrowing {
  readonly filters: SearchFilters;
  readonly sort: Sort;
}

interface FilteredRequest extends StaySearch, Narrowing {
  readonly center: GeoPoint;
  readonly page: number;
  readonly perPage: number;
}

/** A listing that fits, and the highest number of bags that it holds at once during the stay. */
export interface FoundListing extends Revision {
  readonly peak: number;
}

/** Whether anything is asked that the walk through the index cannot answer by itself. */
export const isNarrowed = ({ filters, sort }: Narrowing): boolean =>
  sort !== 'nearest' || activeFilters(filters).length > 0;

const SQL = `
  select l.id, ${revisionColumns}, ${peakOfStay('l.id', '$2', '$3')} as peak
  from listings l
  where l.id = any ($1)
  order by array_position($1::uuid[], l.id)`;

/**
 * One page of those that fit all filters. It judges the same markers by the same rule as the map does, so that list,
 * count, pages and map always agree; `areaCount` is how many there are without filters.
 */
export async function readFiltered(deps: Deps, request: FilteredRequest) {
  const { stay, bagsCount, center, filters, sort, page, perPage } = request;
  const markers = await findMarkers(deps, request, true);
  const nearestFirst = markers
    .flatMap((marker) => (marker.facts === null ? [] : { ...marker, facts: marker.facts }))
    .map((marker) => ({ ...marker, away: distanceBetween(center, marker) }))
    .toSorted((a, b) => a.away - b.away);
  const fitting = sorted(
    nearestFirst.filter((marker) => fitsAll(marker, filters, bagsCount)),
    sort,
  );
  const ids = fitting.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await deps.db.query<FoundListing>(SQL, [ids, stay.dropOffAt.toString(), stay.pickUpAt.toString()]);
  return { rows, totalCount: fitting.length, areaCount: markers.length };
}
