import type { Instant } from '@js-joda/core';
import { tooFarEnd } from '#shared/availability/how-far.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { markerAnswer } from '#shared/search/search-answers.ts';
import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { awayFrom } from '#server/platform/geo/date-line.sql.ts';
import { inArea } from './count-listings.ts';
import { eveningTable, eveningValues, factsColumns, factsOf, type FactsRow } from './filter-facts.sql.ts';
import { holdsBags, peakOfDay } from './peak.sql.ts';
import { quotesOfStay } from './quotes-of-stay.ts';
import { type SearchArea } from './search-area.ts';
import { momentsOfStay, momentsTable, momentValues, openAtBothEnds, zonesOfArea } from './stay-moments.ts';

interface MarkerRow extends TariffRow, Partial<FactsRow> {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  /** `null` where the zone was not among those asked about. */
  readonly open: boolean | null;
  readonly max_capacity: number;
  readonly peak: number;
  readonly bookable: boolean;
}

export type Marker = Answer<typeof markerAnswer>;

export interface StaySearch {
  readonly area: SearchArea;
  readonly stay: Stay;
  readonly bagsCount: number;
}

const markersSql = (withFacts: boolean, isAcross: boolean): string => `
  with near as materialized (
    select l.* from listings l
    where ${inArea(isAcross)}
    order by ${awayFrom('$2::point', isAcross)}
    limit ${markerCap}
  ), live as materialized (
    select b.listing_id, greatest(b.drop_off_at, $4::timestamptz) as since, b.pick_up_at, b.bags_count,
      b.version > 1 and b.status = 'pending' as is_change
    from bookings b
    where b.listing_id = any (array(select id from near))
      and b.pick_up_at > $4::timestamptz and b.drop_off_at < $5::timestamptz
      and ${holdsBags}
  ), held as (
    select listing_id, max(bags) as peak from (
      select listing_id, sum(change) over (partition by listing_id order by moment, change) as bags from (
        select listing_id, since as moment, bags_count as change from live
        union all
        select listing_id, pick_up_at, -bags_count from live
      ) changes
    ) sums group by listing_id
  ), counted as (
    -- Where an order may hold otherwise than its one booking asks: bags inside, a change that waits for its payment.
    select o.inside_listing_id as listing_id from orders o
    where o.bags_inside > 0 and o.inside_listing_id = any (array(select id from near))
    union select listing_id from live where is_change
  ), exact as (
    select listing_id, peak_of_bags(listing_id, $4::timestamptz, $5::timestamptz, (select product_now()), null) as peak
    from counted
  ), limited as (
    select d.listing_id, ${peakOfDay('d.listing_id', '$4', '$5')} as peak from day_limits d
    where d.listing_id = any (array(select id from near)) and d.until_at > $4::timestamptz
  )
  select l.id, l.slug, l.name, l.address, l.latitude, l.longitude, l.time_zone, l.max_capacity, l.bookable,
    ${openAtBothEnds} as open, greatest(coalesce(exact.peak, held.peak), limited.peak, 0)::int as peak, ${tariffColumns}${withFacts ? `, ${factsColumns}` : ''}
  from near l
  left join held on held.listing_id = l.id
  left join exact on exact.listing_id = l.id
  left join limited on limited.listing_id = l.id
  left join ${momentsTable(6)} on moment.zone = l.time_zone
  ${withFacts ? `left join ${eveningTable(13)} on evening.zone = l.time_zone` : ''}
  ${tariffJoins}`;

/**
 * The nearest published listings of an area, at most 1000, each with its verdict and whole price for the stay, in no
 * order; with what filters ask for where that is wanted.
 */
export async function findMarkers(deps: Deps, search: StaySearch, withFacts = false): Promise<Marker[]> {
  const rows = await readRows(deps, search, withFacts, false);
  const quoteOf = quotesOfStay(deps, search.stay, search.bagsCount);
  const now = deps.clock.now();
  const isOver = isOutOfTime(search.stay, now);
  return rows.map((row) => {
    const isOpen = !isOver && row.bookable && row.open === true;
    const hasRoom = row.max_capacity - row.peak >= search.bagsCount;
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      address: row.address,
      latitude: row.latitude,
      longitude: row.longitude,
      available: isOpen && hasRoom,
      full: isOpen && !hasRoom,
      price: quoteOf(row.time_zone, tariffOf(row)).totalPrice,
      facts: hasFacts(row) ? factsOf(row) : null,
    };
  });
}

/** Whether a stay cannot be booked anywhere: it begins before now, or ends further ahead than bookings go. */
export const isOutOfTime = (stay: Stay, now: Instant): boolean =>
  stay.dropOffAt.isBefore(now.minusSeconds(60)) || tooFarEnd(stay, now) !== null;

const hasFacts = (row: MarkerRow): row is MarkerRow & FactsRow => row.wi_fi !== undefined;

async function readRows(
  deps: Deps,
  search: StaySearch,
  withFacts: boolean,
  anew: boolean,
): Promise<readonly MarkerRow[]> {
  const { area, stay } = search;
  const zones = await zonesOfArea(deps, area, anew);
  const rows = await deps.db.query<MarkerRow>(markersSql(withFacts, area.isAcross), [
    area.box,
    area.center,
    area.radius,
    stay.dropOffAt.toString(),
    stay.pickUpAt.toString(),
    ...momentValues(momentsOfStay(stay, zones)),
    ...(withFacts ? eveningValues(stay.pickUpAt, zones) : []),
  ]);
  const stale = !anew && rows.some(({ open }) => open === null);
  return stale ? readRows(deps, search, withFacts, true) : rows;
}
