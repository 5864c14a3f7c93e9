import { money } from '#shared/money/arithmetic.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

const WEEKS = 8;
const WEEK_DAYS = 7;

interface WeekRow {
  readonly place: number;
  readonly currency: string;
  readonly amount_minor: number;
}

const sql = `
  select w.place::int as place, e.currency, (-sum(e.amount_minor))::float8 as amount_minor
  from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as w (since, until, place)
  join ledger_entries e on e.partner_id = $1 and e.occurred_at >= w.since and e.occurred_at < w.until
  join ledger_transactions t on t.id = e.transaction_id and t.kind = 'earning'
  group by w.place, e.currency`;

/**
 * What an owner's share came to in each of the last eight weeks, this one last, per currency. Weeks begin on Mondays
 * where the owner's first location is; `from` is a local date `YYYY-MM-DD`.
 */
export async function weeklyShares({ db, clock }: Deps, ownerId: string) {
  const [first] = await db.query<{ readonly time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [ownerId],
  );
  if (first === undefined) return [];
  const zone = zoneOf(first.time_zone);
  const today = dayOfDate(localDateOf(zone, clock.now()));
  const thisMonday = today - weekdayOfDay(today);
  const mondays = Array.from({ length: WEEKS }, (_, index) => dateOfDay(thisMonday - (WEEKS - 1 - index) * WEEK_DAYS));
  const startOf = (date: string) => instantOfLocal(zone, date, 0).toString();
  const nextOf = (date: string) => startOf(dateOfDay(dayOfDate(date) + WEEK_DAYS));
  const rows = await db.query<WeekRow>(sql, [ownerId, mondays.map(startOf), mondays.map(nextOf)]);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => ({
    currency,
    weeks: mondays.map((from, index) => {
      const row = rows.find((each) => each.place === index + 1 && each.currency === currency);
      return { from, share: money<string>(row?.amount_minor ?? 0, currency) };
    }),
  }));
}
