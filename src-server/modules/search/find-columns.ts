import { activeFilters, type SearchFilters } from '#shared/search/filters/filters.ts';
import { failingFilters } from '#shared/search/filters/judge.ts';
import { bitsOf, positionSteps, stepsOf } from '#shared/search/marker-columns.ts';
import type { markersAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { clustersOf } from './index/clusters.ts';
import { openPool, type Pool, type StaySearch } from './index/pool.ts';

type MarkerColumns = Answer<typeof markersAnswer>;

/** Whether a location can take the stay (1), could but is full (2), or cannot (0). */
const stateOf = ({ judge }: Pool, slot: number): 0 | 1 | 2 =>
  judge.isPossible(slot) ? (judge.hasRoom(slot) ? 1 : 2) : 0;

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
  const pool = await openPool(deps, search);
  const { judge, quoteOf, near } = pool;
  const isFiltered = activeFilters(filters).length > 0;
  const fails = (slot: number): number =>
    isFiltered ? bitsOf(failingFilters(pool.judged(slot), filters, search.bagsCount)) : 0;
  const shown = near
    .map((slot) => ({ slot, listing: judge.of(slot).listing }))
    .toSorted((a, b) => a.listing.number - b.listing.number);
  const states = shown.map(({ slot }) => stateOf(pool, slot));
  const prices = shown.map(({ listing }) => quoteOf(listing).totalPrice);
  const currencies = [...new Set(prices.map(({ currency }) => currency))];
  const beyond = search.area.isSeen ? pool.beyond : [];
  const inSteps = (of: (listing: (typeof shown)[number]['listing']) => number) =>
    stepsOf(shown.map(({ listing }) => of(listing)));
  return {
    columns: {
      numbers: inSteps(({ number }) => number),
      latitudes: inSteps(({ latitude }) => Math.round(latitude * positionSteps)),
      longitudes: inSteps(({ longitude }) => Math.round(longitude * positionSteps)),
      states,
      currencies,
      currency: currencies.length > 1 ? prices.map(({ currency }) => currencies.indexOf(currency)) : [],
      prices: prices.map(({ minor }) => minor),
      fails: isFiltered ? shown.map(({ slot }) => fails(slot)) : [],
      names: shown.map(({ listing }) => listing.name),
      clusters: clustersOf(
        pool,
        isFiltered ? beyond.filter((slot) => fails(slot) === 0) : beyond,
        search.area,
        (slot) => stateOf(pool, slot),
      ),
    },
    found: shown.map(({ listing: { latitude, longitude } }, at) => ({
      latitude,
      longitude,
      available: states[at] === 1,
    })),
  };
}
