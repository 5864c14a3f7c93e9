import type { Instant } from '@js-joda/core';
import { activeFilters, type SearchFilters, type Sort } from '#shared/search/filters/filters.ts';
import { type Badge, badgesOf } from '#shared/search/filters/badges.ts';
import { sorted, thatFit } from '#shared/search/filters/judge.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { factsOfListings, type ListingFacts } from './facts/listing-facts.ts';
import type { JudgedListing } from './index/judge.ts';
import { openPool, type Pool, type StaySearch } from './index/pool.ts';
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

/** How many of the nearest are looked at first: most pages are found among them. */
const FIRST = 64;

/** Those that can take the stay, then the others, each nearest first; `null` where `locations` are too few to tell. */
function ableFirst(locations: readonly JudgedListing[], most: number, areAll: boolean) {
  const able: JudgedListing[] = [];
  for (const location of locations) {
    if (location.available) able.push(location);
    if (able.length === most) return able;
  }
  return areAll ? [...able, ...locations.filter(({ available }) => !available)] : null;
}

/** The area's locations as they are put in order; of the nearest only as many are judged as the page needs. */
function inOrder(pool: Pool, { filters, sort }: Narrowing, bagsCount: number, most: number) {
  if (isNarrowed({ filters, sort })) {
    const near = pool.near();
    const fits = thatFit(near, filters, bagsCount);
    return { ordered: sorted(fits, sort), among: () => fits, totalCount: fits.length, areaCount: near.length };
  }
  const { first, count } = pool.nearest(FIRST);
  const ordered = ableFirst(first, most, first.length === count) ?? ableFirst(pool.near(), most, true) ?? [];
  return { ordered, among: () => pool.near(), totalCount: count, areaCount: count };
}

type Badges = ReadonlyMap<string, Badge>;

async function find(
  deps: Deps,
  request: PageRequest,
  wantsBadges: boolean,
): Promise<Page<FoundOnPage> & { readonly badges: Badges }> {
  const { bagsCount, center, page, perPage, filters = {}, sort = 'nearest' } = request;
  const pool = await openPool(deps, request);
  const first = (page - 1) * perPage;
  const { ordered, among, totalCount, areaCount } = inOrder(pool, { filters, sort }, bagsCount, first + perPage);
  const badges = badgesOf(wantsBadges ? among() : []);
  const asked = ordered.slice(first, first + perPage).map(({ listing, peak, quote }) => ({ listing, peak, quote }));
  const known = await factsOfListings(
    deps.db,
    pool.index,
    asked.map(({ listing }) => listing),
  );
  const listings = asked.flatMap(({ listing, ...each }) => {
    const facts = known.get(listing.id);
    return facts === undefined ? [] : { ...each, facts };
  });
  const walks = await walkTimes(
    deps,
    center,
    listings.map(({ facts }) => facts.card),
  );
  return {
    items: listings.map((each) => ({ ...each, walk: walks.get(each.facts.id) })),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    areaCount,
    badges,
  };
}

/**
 * One page of the area's listings that fit the filters: those that can take the stay first, then the others, each nearest
 * first where no other order is asked for.
 */
export async function findPage(deps: Deps, request: PageRequest): Promise<Page<FoundOnPage>> {
  const { badges: _badges, ...page } = await find(deps, request, false);
  return page;
}

/** The same as cards show it. */
export async function listListings(
  deps: Deps,
  request: PageRequest,
): Promise<Page<ListingView> & { readonly badges: readonly { readonly id: string; readonly badge: Badge }[] }> {
  const { stay, bagsCount, center } = request;
  const now: Instant = deps.clock.now();
  const { items, badges, ...page } = await find(deps, request, true);
  return {
    items: items.map(({ facts, ...each }) => listingView(facts, { stay, bagsCount, center, now }, each)),
    badges: Array.from(badges, ([id, badge]) => ({ id, badge })),
    ...page,
  };
}
