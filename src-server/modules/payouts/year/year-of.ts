import { money } from '#shared/money/arithmetic.ts';
import type { yearAnswer } from '#shared/payouts/payout-answers.ts';
import { instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';

export type Year = Answer<typeof yearAnswer>;

/** Ends of the months of a year in a zone: 13 instants (ISO), the first of January to that of the next. */
function endsOf(zoneId: string, year: number): readonly string[] {
  const zone = zoneOf(zoneId);
  return Array.from({ length: 13 }, (_none, month) => {
    const date = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    return instantOfLocal(zone, date, 0).toString();
  });
}

interface SumRow {
  readonly kind: 'earning' | 'claw_back' | 'payout_reversal' | 'payout';
  readonly currency: string;
  /** 0: before the year; 1 to 12; null: all of the year. */
  readonly month: number | null;
  readonly minor: number;
  /** Of earnings: what travellers paid for, the tax in it, and the orders. */
  readonly kept: number;
  readonly tax: number;
  readonly orders: number;
}

/**
 * Entries of a partner by month, that of the location at which they were earned; what has no location, such as a payout,
 * by their first one's. A location's rows begin with one that holds all before the year. An order that earned in two months
 * is one of each, and one of the year.
 */
const sumsSql = `
  with months as (
    select * from unnest($2::uuid[], $3::int[], $4::timestamptz[], $5::timestamptz[]) as m (listing_id, month, since, until)
  )
  select t.kind, e.currency, m.month, (-sum(e.amount_minor))::float8 as minor,
    coalesce(sum(parts.kept), 0)::float8 as kept, coalesce(sum(parts.tax), 0)::float8 as tax,
    (count(distinct b.order_id) filter (where t.kind = 'earning'))::int as orders
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  left join bookings b on b.id = t.booking_id
  join months m on m.listing_id is not distinct from (case when b.listing_id = any ($2) then b.listing_id end)
    and e.occurred_at >= m.since and e.occurred_at < m.until
  left join lateral (
    select sum(x.amount_minor) filter (where x.account = 'travellers') as kept,
      -sum(x.amount_minor) filter (where x.account = 'tax') as tax
    from ledger_entries x where x.transaction_id = t.id and x.currency = e.currency and t.kind = 'earning'
  ) parts on true
  where e.partner_id = $1
  group by grouping sets ((t.kind, e.currency, m.month), (t.kind, e.currency, m.month > 0))
  having m.month is not null or m.month > 0`;

/**
 * A partner's year, reckoned from the ledger alone: for each currency the share of each month with what travellers paid and
 * the tax in it, what was taken back and paid out, and the balances before and after. The year begins and ends with that
 * of the location at which something was earned.
 */
export async function yearOf({ db }: Pick<Deps, 'db'>, userId: string, year: number): Promise<Year> {
  const [places, [who]] = await Promise.all([
    db.query<{ id: string; time_zone: string }>(
      'select id, time_zone from listings where owner_id = $1 order by created_at, id',
      [userId],
    ),
    db.query<{ name: string }>(
      `select coalesce(a.business_name, trim(u.first_name || ' ' || u.last_name)) as name
       from users u left join payout_accounts a on a.user_id = u.id where u.id = $1`,
      [userId],
    ),
  ]);
  const zone = places[0]?.time_zone ?? 'UTC';
  const rows = [{ id: null, time_zone: zone }, ...places].flatMap(({ id, time_zone }) => {
    const ends = endsOf(time_zone, year);
    return ends.map((until, month) => ({ id, month, since: month === 0 ? '-infinity' : ends[month - 1], until }));
  });
  const sums = await db.query<SumRow>(sumsSql, [
    userId,
    rows.map(({ id }) => id),
    rows.map(({ month }) => month),
    rows.map(({ since }) => since),
    rows.map(({ until }) => until),
  ]);
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  return {
    year,
    zone,
    number: `${year}-${userId.slice(0, 8).toUpperCase()}`,
    name: who?.name ?? '',
    currencies: currencies.map((currency) => {
      const all = sums.filter((row) => row.currency === currency);
      const own = all.filter(({ month }) => month !== null);
      const whole = all.filter(({ month, kind }) => month === null && kind === 'earning');
      const sum = (rows: readonly SumRow[], of: 'minor' | 'kept' | 'tax' = 'minor') =>
        money<string>(
          rows.reduce((total, row) => total + row[of], 0),
          currency,
        );
      const inYear = own.filter(({ month }) => month !== 0);
      const earned = inYear.filter(({ kind }) => kind === 'earning');
      const partOf = (rows: readonly SumRow[]) => ({
        orders: rows.reduce((total, { orders }) => total + orders, 0),
        kept: sum(rows, 'kept'),
        tax: sum(rows, 'tax'),
        share: sum(rows),
      });
      return {
        currency,
        before: sum(own.filter(({ month }) => month === 0)),
        months: Array.from({ length: 12 }, (_none, index) => ({
          month: index + 1,
          ...partOf(earned.filter(({ month }) => month === index + 1)),
        })),
        total: partOf(whole),
        takenBack: sum(inYear.filter(({ kind }) => kind === 'claw_back')),
        paidOut: sum(inYear.filter(({ kind }) => kind === 'payout' || kind === 'payout_reversal')),
        after: sum(own),
      };
    }),
  };
}
