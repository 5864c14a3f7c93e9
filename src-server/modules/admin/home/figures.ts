import { DayOfWeek, LocalDate, TemporalAdjusters } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';

interface Row {
  readonly figure: 'bookings' | 'canceled' | 'gross' | 'share' | 'refunds' | 'withoutResult';
  /** None of what is only counted. */
  readonly currency: string | null;
  readonly week: string;
  readonly value: number;
}

const WEEKS = 13;

/** Each figure by the week (from Monday, UTC) in which it happened, from `$1` on and before `$2`. */
const sql = `
  select 'bookings' as figure, null as currency, date_trunc('week', confirmed_at, 'UTC') as at, count(*)::float8 as value
    from bookings where confirmed_at >= $1 and confirmed_at < $2 and version = 1 group by 3
  union all
  select 'canceled', null, date_trunc('week', canceled_at, 'UTC'), count(*)::float8
    from bookings where canceled_at >= $1 and canceled_at < $2 and confirmed_at is not null
      and exists (select from orders o where o.current_booking_id = bookings.id) group by 3
  union all
  select 'gross', currency, date_trunc('week', succeeded_at, 'UTC'), sum(amount_minor)::float8
    from payments where succeeded_at >= $1 and succeeded_at < $2 group by 2, 3
  union all
  select 'refunds', currency, date_trunc('week', confirmed_at, 'UTC'), sum(amount_minor)::float8
    from refunds where confirmed_at >= $1 and confirmed_at < $2 and status = 'succeeded' group by 2, 3
  union all
  select 'share', currency, date_trunc('week', since, 'UTC'), sum(amount_minor)::float8
    from earned_sums where unit = 'day' and listing_id is null and since >= $1 and since < $2 group by 2, 3
  union all
  select 'withoutResult', null, date_trunc('week', day::timestamp at time zone 'UTC', 'UTC'), sum(searches)::float8
    from (select day, no_shop as searches from empty_searches
      -- What a release before counted; it may still serve beside this one.
      union all select day, without_result from search_counts) counted where day >= ($1::timestamptz at time zone 'UTC')::date and day < ($2::timestamptz at time zone 'UTC')::date group by 3`;

const figuresBetween = (db: Database, from: LocalDate, until: LocalDate): Promise<Row[]> =>
  db.query<Row>(
    `select figure, currency, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as week, value from (${sql}) figures
     order by figure, currency, at`,
    [`${from.toString()}T00:00:00Z`, `${until.toString()}T00:00:00Z`],
  );

/** The weeks that are over hardly change: at most an hour old; the running one is at most a minute old. */
const [pastWeeks, runningWeek] = [ttlCache<Row[]>(3_600_000), ttlCache<Row[]>(60_000)];

/**
 * Twelve whole weeks and the running one, by Mondays of UTC: what was booked, paid, earned by partners, refunded,
 * cancelled and searched in vain. Amounts in minor units, each currency by itself.
 */
export async function figuresOverTime(deps: Pick<Deps, 'db' | 'clock'>) {
  const monday = LocalDate.parse(deps.clock.now().toString().slice(0, 10)).with(
    TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY),
  );
  const key = monday.toString();
  const weeks = Array.from({ length: WEEKS }, (_, index) => monday.minusWeeks(WEEKS - 1 - index).toString());
  const [over, running] = await Promise.all([
    pastWeeks.get(deps, key, () => figuresBetween(deps.db, monday.minusWeeks(WEEKS - 1), monday)),
    runningWeek.get(deps, key, () => figuresBetween(deps.db, monday, monday.plusWeeks(1))),
  ]);
  const rows = [...over, ...running];
  const groups = Map.groupBy(rows, ({ figure, currency }) => `${figure} ${currency ?? ''}`);
  return {
    weeks,
    series: [...groups.values()].flatMap((each) => {
      const [first] = each;
      if (first === undefined) return [];
      const values = new Map(each.map(({ week, value }) => [week, value]));
      return [{ figure: first.figure, currency: first.currency, values: weeks.map((week) => values.get(week) ?? 0) }];
    }),
  };
}
