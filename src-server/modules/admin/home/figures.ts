import { DayOfWeek, LocalDate, TemporalAdjusters } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';

interface Row {
  readonly figure: 'bookings' | 'canceled' | 'gross' | 'share' | 'refunds' | 'withoutResult';
  /** None of what is only counted. */
  readonly currency: string | null;
  readonly week: string;
  readonly value: number;
}

const WEEKS = 13;

/** Each figure by the week (from Monday, UTC) in which it happened. */
const sql = `
  select 'bookings' as figure, null as currency, date_trunc('week', confirmed_at, 'UTC') as at, count(*)::float8 as value
    from bookings where confirmed_at >= $1 and replaces_booking_id is null group by 3
  union all
  select 'canceled', null, date_trunc('week', canceled_at, 'UTC'), count(*)::float8
    from bookings where canceled_at >= $1 and confirmed_at is not null
      and not exists (select from bookings n where n.replaces_booking_id = bookings.id and n.confirmed_at is not null) group by 3
  union all
  select 'gross', currency, date_trunc('week', succeeded_at, 'UTC'), sum(amount_minor)::float8
    from payments where succeeded_at >= $1 group by 2, 3
  union all
  select 'refunds', currency, date_trunc('week', confirmed_at, 'UTC'), sum(amount_minor)::float8
    from refunds where confirmed_at >= $1 and status = 'succeeded' group by 2, 3
  union all
  select 'share', currency, date_trunc('week', since, 'UTC'), sum(amount_minor)::float8
    from earned_sums where unit = 'day' and listing_id is null and since >= $1 group by 2, 3
  union all
  select 'withoutResult', null, date_trunc('week', day::timestamp at time zone 'UTC', 'UTC'), sum(without_result)::float8
    from search_counts where day >= ($1::timestamptz at time zone 'UTC')::date group by 3`;

/**
 * Twelve whole weeks and the running one, by Mondays of UTC: what was booked, paid, earned by partners, refunded,
 * cancelled and searched in vain. Amounts in minor units, each currency by itself.
 */
export async function figuresOverTime({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const today = LocalDate.parse(clock.now().toString().slice(0, 10));
  const monday = today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
  const weeks = Array.from({ length: WEEKS }, (_, index) => monday.minusWeeks(WEEKS - 1 - index).toString());
  const rows = await db.query<Row>(
    `select figure, currency, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as week, value from (${sql}) figures
     order by figure, currency, at`,
    [`${weeks[0]}T00:00:00Z`],
  );
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
