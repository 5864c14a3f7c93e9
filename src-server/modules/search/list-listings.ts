import type { Instant } from '@js-joda/core';
import { activeFilters, type SearchFilters, type Sort } from '#shared/search/filters/filters.ts';
import { type Badge, badgesOf } from '#shared/search/filters/badges.ts';
import { fitsAll, sorted } from '#shared/search/filters/judge.ts';
import { averageOf } from '#shared/reviews/average.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { factsOfListings, type ListingFacts } from './facts/listing-facts.ts';
import { openPool, type Pool, type StaySearch } from './index/pool.ts';
import { revisionOf } from './index/search-index.ts';
import { type Asked, listingView, type ListingView } from './listing.view.ts';
import { walkTimes } from './plan-walks.ts';

/** How an area's listings are narrowed and put in order. */
export interface Narrowing {
  readonly filters: SearchFilters;
  readonly sort: Sort;
}

interface PageRequest extends StaySearch, Partial<Narrowing> {
  readonly center: GeoPoint;
  readonly page: number;
  readonly perPage: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalCount: number;
  /** How many the area has without filters. */
  readonly areaCount: number;
}

/** A listing of a page with all that is known of it for the stay. */
export interface FoundOnPage extends Asked {
  readonly facts: ListingFacts;
}

/** Whether anything but the nearest is asked for. */
export const isNarrowed = ({ filters, sort }: Narrowing): boolean =>
  sort !== 'nearest' || activeFilters(filters).length > 0;

/** Those that can take the stay, then the others, each nearest first; judged only as far as the page needs. */
function nearestFirst({ judge, near }: Pool, first: number, perPage: number): readonly number[] {
  const able: number[] = [];
  const others: number[] = [];
  for (const slot of near) {
    if (judge.isPossible(slot) && judge.hasRoom(slot)) able.push(slot);
    else others.push(slot);
    if (able.length === first + perPage) return able.slice(first);
  }
  return [...able, ...others].slice(first, first + perPage);
}

/** Those that fit all filters, in the order that is asked for: by the rule that the map judges its markers by. */
function fitting({ near, judged }: Pool, { filters, sort }: Narrowing, bagsCount: number): readonly number[] {
  const fits = near.map(judged).filter((each) => fitsAll(each, filters, bagsCount));
  return sorted(fits, sort).map(({ slot }) => slot);
}

interface Found extends Page<FoundOnPage> {
  readonly pool: Pool;
  /** All that fit the filters, where any is on. */
  readonly fits: readonly number[] | null;
}

async function find(deps: Deps, request: PageRequest): Promise<Found> {
  const { bagsCount, center, page, perPage, filters = {}, sort = 'nearest' } = request;
  const pool = await openPool(deps, request);
  const { index, judge, near, quoteOf } = pool;
  const first = (page - 1) * perPage;
  const narrowing = { filters, sort };
  const fits = isNarrowed(narrowing) ? fitting(pool, narrowing, bagsCount) : null;
  const shown = fits?.slice(first, first + perPage) ?? nearestFirst(pool, first, perPage);
  const asked = shown.map((slot) => {
    const { listing } = judge.of(slot);
    return { revision: revisionOf(index, listing), peak: judge.peak(slot), quote: quoteOf(listing) };
  });
  const known = await factsOfListings(
    deps.db,
    asked.map(({ revision }) => revision),
  );
  const listings = asked.flatMap(({ revision, ...each }) => {
    const facts = known.get(revision.id);
    return facts === undefined ? [] : { ...each, facts };
  });
  const walks = await walkTimes(
    deps,
    center,
    listings.map(({ facts }) => facts.card),
  );
  const totalCount = fits?.length ?? near.length;
  return {
    items: listings.map((each) => ({ ...each, walk: walks.get(each.facts.id) })),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    areaCount: near.length,
    pool,
    fits,
  };
}

/**
 * One page of the area's listings that fit the filters: those that can take the stay first, then the others, each nearest
 * first where no other order is asked for.
 */
export async function findPage(deps: Deps, request: PageRequest): Promise<Page<FoundOnPage>> {
  const { pool: _pool, fits: _fits, ...page } = await find(deps, request);
  return page;
}

/** The badges of what fits the filters in the searched area, by the listings' ids. */
const badgesIn = ({ judge, near, quoteOf }: Pool, fits: readonly number[] | null): ReadonlyMap<string, Badge> => {
  const among = fits === null ? null : new Set(fits);
  return badgesOf(
    near.flatMap((slot, distance) => {
      if (among?.has(slot) === false) return [];
      const { listing } = judge.of(slot);
      const { id, ratingSum, reviewsCount } = listing;
      const available = judge.isPossible(slot) && judge.hasRoom(slot);
      const rating = averageOf(ratingSum, reviewsCount);
      return { id, available, price: quoteOf(listing).totalPrice, rating, reviewsCount, distance };
    }),
  );
};

/** The same as cards show it. */
export async function listListings(
  deps: Deps,
  request: PageRequest,
): Promise<Page<ListingView> & { readonly badges: readonly { readonly id: string; readonly badge: Badge }[] }> {
  const { stay, bagsCount, center } = request;
  const now: Instant = deps.clock.now();
  const { items, pool, fits, ...page } = await find(deps, request);
  return {
    items: items.map(({ facts, ...each }) => listingView(facts, { stay, bagsCount, center, now }, each)),
    badges: Array.from(badgesIn(pool, fits), ([id, badge]) => ({ id, badge })),
    ...page,
  };
}
