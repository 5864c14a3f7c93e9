import { DayOfWeek, LocalDate, TemporalAdjusters } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';

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

interface Kept {
  readonly key: string;
  readonly rows: Promise<Row[]>;
}

/** Figures that take long to reckon, kept by database as long as their key is the same. */
function keep() {
  const known = new WeakMap<Database, Kept>();
  return (db: Database, key: string, from: LocalDate, until: LocalDate): Promise<Row[]> => {
    const last = known.get(db);
    if (last?.key === key) return last.rows;
    const rows = figuresBetween(db, from, until);
    known.set(db, { key, rows });
    // What failed is asked again.
    rows.catch(() => known.delete(db));
    return rows;
  };
}

/** The weeks that are over hardly change and are reckoned once an hour, the running one once a minute. */
const [pastWeeks, runningWeek] = [keep(), keep()];

/**
 * Twelve whole weeks and the running one, by Mondays of UTC: what was booked, paid, earned by partners, refunded,
 * cancelled and searched in vain. Amounts in minor units, each currency by itself. The running week is as of this
 * minute, those before it as of this hour.
 */
export async function figuresOverTime({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now().toString();
  const monday = LocalDate.parse(now.slice(0, 10)).with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
  const weeks = Array.from({ length: WEEKS }, (_, index) => monday.minusWeeks(WEEKS - 1 - index).toString());
  const [over, running] = await Promise.all([
    pastWeeks(db, now.slice(0, 13), monday.minusWeeks(WEEKS - 1), monday),
    runningWeek(db, now.slice(0, 16), monday, monday.plusWeeks(1)),
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
