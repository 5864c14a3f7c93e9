import { servedFrom } from '#shared/pricing/served-countries.ts';
import { type Rates } from '#shared/admin/rates-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { ownAmountsSql } from '#server/modules/pricing/pricing.module.ts';
import { noRateRow, rateColumns, type RateRow, ratesOf } from './rate-rows.ts';

interface PlaceRow extends RateRow {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly plan_id: string | null;
  readonly plan_rates: Rates | null;
  readonly plan_from: Date | null;
  readonly plan_by: string | null;
  readonly last_id: string | null;
  readonly last_before: Rates | null;
  readonly last_at: Date | null;
  readonly last_by: string | null;
}

/** A country whose first rates hold from a day to come. */
type LaterRow = Pick<PlaceRow, 'country' | 'currency' | 'plan_rates' | 'plan_from' | 'plan_by'> & {
  readonly plan_id: string;
};

const notYet = (row: LaterRow): PlaceRow => ({
  ...row,
  id: row.plan_id,
  region: null,
  ...noRateRow,
  last_id: null,
  last_before: null,
  last_at: null,
  last_by: null,
});

/** How many locations each region has, with and without rates of their own: all of them are gone through once. */
const listingsSql = `
  select l.country, l.region, count(*)::int as listings,
    (count(*) filter (where ${ownAmountsSql} > 0))::int as with_own
  from listings l where l.published group by l.country, l.region`;

interface Counted {
  readonly country: string;
  readonly region: string | null;
  readonly listings: number;
  readonly with_own: number;
}

/** Of a place; a country's are those of all its regions. */
function countOf(counted: readonly Counted[], { country, region }: Pick<PlaceRow, 'country' | 'region'>) {
  const there = counted.filter((each) => each.country === country && (region === null || each.region === region));
  const sum = (of: 'listings' | 'with_own') => there.reduce((all, each) => all + each[of], 0);
  return { listingsCount: sum('listings'), withOwnRates: sum('with_own') };
}

/** What storage costs everywhere, what each place says of itself, and what is planned. Amounts in minor units. */
export async function listRates({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const rows = await db.query<PlaceRow>(
    `select p.id, p.country, p.region, p.currency, ${rateColumns.map((name) => `p.${name}`).join(', ')},
       plan.id as plan_id, plan.rates as plan_rates, plan.from_at as plan_from,
       trim(u.first_name || ' ' || u.last_name) as plan_by,
       last.id as last_id, last.before as last_before, last.applied_at as last_at,
       nullif(trim(planner.first_name || ' ' || planner.last_name), '') as last_by
     from country_pricings p
     left join lateral (
       select a.id, a.before, a.applied_at, a.planned_by from rate_plans a
       where a.country = p.country and a.region is not distinct from p.region
         and a.applied_at is not null and a.before is not null order by a.applied_at desc, a.id desc limit 1) last on true
     left join users planner on planner.id = last.planned_by
     left join rate_plans plan on plan.country = p.country and plan.region is not distinct from p.region
       and plan.applied_at is null and plan.dropped_at is null
     left join users u on u.id = plan.planned_by
     order by p.country, p.region nulls first`,
  );
  const later = await db.query<LaterRow>(
    `select plan.id as plan_id, plan.country, plan.currency, plan.rates as plan_rates, plan.from_at as plan_from,
       trim(u.first_name || ' ' || u.last_name) as plan_by
     from rate_plans plan left join users u on u.id = plan.planned_by
     where plan.region is null and plan.applied_at is null and plan.dropped_at is null
       and not exists (select from country_pricings p where p.country = plan.country)
     order by plan.country`,
  );
  const counted = await db.query<Counted>(listingsSql);
  const known = new Set(rows.map(({ country, region }) => `${country} ${region}`));
  return {
    places: [...rows, ...later.map(notYet)].map((row) => ({
      id: row.id,
      country: row.country,
      region: row.region,
      currency: row.currency,
      rates: ratesOf(row),
      ...countOf(counted, row),
      /** The change that was made last, and what was there before it, which may be set again. */
      last:
        row.last_id === null || row.last_before === null || row.last_at === null
          ? null
          : { planId: row.last_id, before: row.last_before, at: isoOfDate(row.last_at), by: row.last_by },
      plan:
        row.plan_id === null || row.plan_rates === null || row.plan_from === null
          ? null
          : {
              id: row.plan_id,
              rates: row.plan_rates,
              fromAt: isoOfDate(row.plan_from),
              by: row.plan_by,
            },
    })),
    /** Regions in which locations stand and that say nothing of themselves. */
    /** ISO 3166, in which this platform can pay partners: what may be added. */
    served: Object.keys(servedFrom(config.PLATFORM_COUNTRY ?? null)),
    regionsWithout: counted
      .flatMap(({ country, region }) =>
        region === null || known.has(`${country} ${region}`) ? [] : [{ country, region }],
      )
      .toSorted((one, other) => (`${one.country} ${one.region}` < `${other.country} ${other.region}` ? -1 : 1)),
  };
}
