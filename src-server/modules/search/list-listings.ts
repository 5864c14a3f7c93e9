import type { Instant } from '@js-joda/core';
import { activeFilters, type SearchFilters, type Sort } from '#shared/search/filters/filters.ts';
import { fitsAll, sorted } from '#shared/search/filters/judge.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { factsOfListings, type ListingFacts } from './facts/listing-facts.ts';
import type { StaySearch } from './find-markers.ts';
import { nearestOf } from './index/area.ts';
import { type FreshIndex, freshIndex } from './index/follow.ts';
import { type Judge, judgeOf } from './index/judge.ts';
import { quotesOfStay } from './index/price.ts';
import { revisionOf } from './index/search-index.ts';
import { factsOf } from './index/verdict.ts';
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

/** A listing of a page, before anybody decides what is shown of it. */
export interface FoundOnPage extends Asked {
  readonly facts: ListingFacts;
}

/** Whether anything but the nearest is asked for. */
export const isNarrowed = ({ filters, sort }: Narrowing): boolean =>
  sort !== 'nearest' || activeFilters(filters).length > 0;

/** Those that can take the stay, then the others, each nearest first; judged only as far as the page needs. */
function nearestFirst(judge: Judge, near: readonly number[], first: number, perPage: number): readonly number[] {
  const able: number[] = [];
  const others: number[] = [];
  for (const number of near) {
    if (judge.isPossible(number) && judge.hasRoom(number)) able.push(number);
    else others.push(number);
    if (able.length === first + perPage) return able.slice(first);
  }
  return [...able, ...others].slice(first, first + perPage);
}

/** Those that fit all filters, in the order that is asked for: by the rule that the map judges its markers by. */
function fitting(
  deps: Deps,
  { index }: FreshIndex,
  judge: Judge,
  near: readonly number[],
  { stay, bagsCount, filters = {}, sort = 'nearest' }: PageRequest,
): readonly number[] {
  const quoteOf = quotesOfStay(deps, index, stay, bagsCount);
  const judged = near.map((number) => {
    const { listing, walls } = judge.of(number);
    const peak = judge.peak(number);
    const available = judge.isPossible(number) && listing.capacity - peak >= bagsCount;
    return { number, available, price: quoteOf(listing).totalPrice, facts: factsOf(listing, walls, peak) };
  });
  return sorted(
    judged.filter((each) => fitsAll(each, filters, bagsCount)),
    sort,
  ).map(({ number }) => number);
}

/**
 * One page of the area's listings that fit the filters: those that can take the stay first, then the others, each nearest
 * first where no other order is asked for.
 */
export async function findPage(deps: Deps, request: PageRequest): Promise<Page<FoundOnPage>> {
  const { area, stay, bagsCount, center, page, perPage, filters = {}, sort = 'nearest' } = request;
  const fresh = await freshIndex(deps);
  const { index } = fresh;
  const judge = judgeOf(deps, fresh, stay, bagsCount);
  const near = nearestOf(index, area, markerCap).numbers;
  const first = (page - 1) * perPage;
  const fits = isNarrowed({ filters, sort }) ? fitting(deps, fresh, judge, near, request) : null;
  const shown = fits?.slice(first, first + perPage) ?? nearestFirst(judge, near, first, perPage);
  const quoteOf = quotesOfStay(deps, index, stay, bagsCount);
  const asked = shown.map((number) => {
    const { listing } = judge.of(number);
    return { revision: revisionOf(index, listing), peak: judge.peak(number), quote: quoteOf(listing) };
  });
  const found = await factsOfListings(
    deps.db,
    asked.map(({ revision }) => revision),
  );
  const listings = asked.flatMap(({ revision, ...each }) => {
    const facts = found.get(revision.id);
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
  };
}

/** The same as cards show it. */
export async function listListings(deps: Deps, request: PageRequest): Promise<Page<ListingView>> {
  const { stay, bagsCount, center } = request;
  const now: Instant = deps.clock.now();
  const { items, ...page } = await findPage(deps, request);
  return {
    items: items.map(({ facts, ...each }) => listingView(facts, { stay, bagsCount, center, now }, each)),
    ...page,
  };
}
