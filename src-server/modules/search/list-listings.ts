import type { Instant } from '@js-joda/core';
import { daysAhead } from '#shared/availability/how-far.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import { countListings, inArea } from './count-listings.ts';
import { awayFrom } from '#server/platform/geo/date-line.sql.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import type { StaySearch } from './find-markers.ts';
import { revisionColumns } from './facts/kept-by-revision.ts';
import { factsOfListings, type ListingFacts } from './facts/listing-facts.ts';
import { type FoundListing, isNarrowed, type Narrowing, readFiltered } from './list-filtered.ts';
import { type Asked, listingView, type ListingView } from './listing.view.ts';
import { peakOfStay } from './peak.sql.ts';
import { walkTimes } from './plan-walks.ts';
import { quotesOfStay } from './quotes-of-stay.ts';
import { momentsOfStay, momentsTable, momentValues, openAtBothEnds, zonesOfArea } from './stay-moments.ts';

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

/** The nearest listings of the area one by one: a limit above them stops the walk through the index early. */
const near = (isAcross: boolean): string => `(
  select l.id, l.revision, l.max_capacity, l.bookable, l.time_zone, l.shut, l.week_open, l.opened,
    ${awayFrom('$2::point', isAcross)} as away
  from listings l where ${inArea(isAcross)} order by away limit ${markerCap}) l`;

/** Whether the stay could be, room aside; `null` where the listing's zone was not among those asked about. */
const isPossible = `case when moment.zone is null then null
  else l.bookable and $4::timestamptz >= $6::timestamptz - interval '1 minute'
    and $5::timestamptz <= $6::timestamptz + interval '${daysAhead * 24} hours' and ${openAtBothEnds} end`;

/**
 * Whether the stay fits, nearest first: joining zones may put them in any order, so it is asked for again, which costs
 * nothing where the join kept it. What is held is asked only where that decides; `offset 0` keeps it from being asked twice.
 */
const judged = (condition: string, isAcross: boolean): string => `
  select id, revision, peak, available from (
    select id, revision, peak, case when is_possible then max_capacity - peak >= $7 else is_possible end as available from (
      select id, revision, max_capacity, is_possible, case when is_possible then ${peakOfStay('near.id', '$4', '$5')} end as peak
      from (
        select l.id, l.revision, l.max_capacity, ${isPossible} as is_possible
        from ${near(isAcross)} left join ${momentsTable(8)} on moment.zone = l.time_zone
        order by l.away
      ) near offset 0
    ) held
  ) judged where ${condition}`;

/** Those that can take the stay, or whose zone was not asked about: all that most pages need, in a third less time. */
const available = (isAcross: boolean): string => `
  select l.id, ${revisionColumns}, l.available, l.peak
  from (${judged('available is not false', isAcross)} offset $15 limit $16) l`;

/**
 * The same and the others behind them. Both halves are walked only as far as the page needs: the second one starts when
 * the first has ended. Numbered as they come, because nothing else keeps their order.
 */
const all = (isAcross: boolean): string => `
  with l as materialized (
    select id, revision, peak, available, row_number() over () as place
    from (${judged('available is not false', isAcross)} union all ${judged('available is false', isAcross)}) ordered
    offset $15 limit $16
  )
  select l.id, ${revisionColumns}, l.available, coalesce(l.peak, ${peakOfStay('l.id', '$4', '$5')}) as peak
  from l order by l.place`;

interface PageRow extends FoundListing {
  readonly available: boolean | null;
}

/** A listing of a page, before anybody decides what is shown of it. */
export interface FoundOnPage extends Asked {
  readonly facts: ListingFacts;
}

/**
 * One page of the area's listings that fit the filters: those that can take the stay first, then the others, each nearest
 * first where no other order is asked for.
 */
export async function findPage(deps: Deps, request: PageRequest, now: Instant): Promise<Page<FoundOnPage>> {
  const { stay, bagsCount, center, page, perPage, filters = {}, sort = 'nearest' } = request;
  const narrowing = { filters, sort };
  const { rows, totalCount, areaCount } = isNarrowed(narrowing)
    ? await readFiltered(deps, { ...request, ...narrowing })
    : await readNearest(deps, request, now);
  const found = await factsOfListings(deps.db, rows);
  const listings = rows.flatMap(({ id, peak }) => {
    const facts = found.get(id);
    return facts === undefined ? [] : { peak, facts };
  });
  const walks = await walkTimes(
    deps,
    center,
    listings.map(({ facts }) => facts.card),
  );
  const quoteOf = quotesOfStay(deps, stay, bagsCount);
  return {
    items: listings.map(({ peak, facts }) => ({
      facts,
      peak,
      quote: quoteOf(facts.card.rules.zone, facts.tariff),
      walk: walks.get(facts.id),
    })),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    areaCount,
  };
}

/** The same as cards show it. */
export async function listListings(deps: Deps, request: PageRequest): Promise<Page<ListingView>> {
  const { stay, bagsCount, center } = request;
  const asked = { stay, bagsCount, center, now: deps.clock.now() };
  const { items, ...page } = await findPage(deps, request, asked.now);
  return { items: items.map(({ facts, ...each }) => listingView(facts, asked, each)), ...page };
}

async function readNearest(deps: Deps, request: PageRequest, now: Instant) {
  const [rows, totalCount] = await Promise.all([
    readRows(deps, request, now, false),
    countListings(deps, request.area),
  ]);
  return { rows, totalCount, areaCount: totalCount };
}

async function readRows(deps: Deps, request: PageRequest, now: Instant, anew: boolean): Promise<PageRow[]> {
  const { area, stay, bagsCount, page, perPage } = request;
  const values = [
    area.box,
    area.center,
    area.radius,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
    now.toString(),
    bagsCount,
    ...momentValues(momentsOfStay(stay, await zonesOfArea(deps, area, anew))),
    (page - 1) * perPage,
    perPage,
  ];
  const first = await deps.db.query<PageRow>(available(area.isAcross), values);
  const isWhole = first.length === perPage && first.every(({ available }) => available !== null);
  const rows = isWhole ? first : await deps.db.query<PageRow>(all(area.isAcross), values);
  const stale = !anew && rows.some(({ available }) => available === null);
  return stale ? readRows(deps, request, now, true) : rows;
}
