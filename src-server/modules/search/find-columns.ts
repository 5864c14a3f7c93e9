import { activeFilters, type SearchFilters } from '#shared/search/filters/filters.ts';
import { failingFilters } from '#shared/search/filters/judge.ts';
import { bitsOf, positionSteps, stepsOf } from '#shared/search/marker-columns.ts';
import type { markersAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { clustersOf } from './index/clusters.ts';
import type { JudgedListing } from './index/judge.ts';
import { openPool, type StaySearch } from './index/pool.ts';
import type { IndexedListing } from './index/search-index.ts';

type MarkerColumns = Answer<typeof markersAnswer>;

interface Columns {
  readonly columns: MarkerColumns;
  /** What was found, for who counts searches that found nothing. */
  readonly found: readonly (GeoPoint & { readonly available: boolean })[];
}

/**
 * The area's nearest 1000 locations for a map, as columns, and what there is beyond them in the part that is seen as
 * clusters: around a place no map shows it.
 */
export async function findColumns(deps: Deps, search: StaySearch, filters: SearchFilters): Promise<Columns> {
  const { index, near, beyond } = await openPool(deps, search);
  const isFiltered = activeFilters(filters).length > 0;
  const failing = (location: JudgedListing): number =>
    isFiltered ? bitsOf(failingFilters(location, filters, search.bagsCount)) : 0;
  const shown = near().toSorted((a, b) => a.listing.number - b.listing.number);
  const states = shown.map(({ state }) => state);
  const prices = shown.map(({ price }) => price);
  const currencies = [...new Set(prices.map(({ currency }) => currency))];
  const others = search.area.isSeen ? beyond() : [];
  const inSteps = (of: (listing: IndexedListing) => number) => stepsOf(shown.map(({ listing }) => of(listing)));
  return {
    columns: {
      numbers: inSteps(({ number }) => number),
      latitudes: inSteps(({ latitude }) => Math.round(latitude * positionSteps)),
      longitudes: inSteps(({ longitude }) => Math.round(longitude * positionSteps)),
      states,
      currencies,
      currency: currencies.length > 1 ? prices.map(({ currency }) => currencies.indexOf(currency)) : [],
      prices: prices.map(({ minor }) => minor),
      fails: isFiltered ? shown.map(failing) : [],
      names: shown.map(({ listing }) => listing.name),
      clusters: clustersOf(
        index,
        isFiltered ? others.filter((location) => failing(location) === 0) : others,
        search.area,
      ),
    },
    found: shown.map(({ listing: { latitude, longitude } }, at) => ({
      latitude,
      longitude,
      available: states[at] === 1,
    })),
  };
}
