import { money } from '#shared/money/arithmetic.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { earnedBetween } from '#server/modules/ledger/ledger.module.ts';

const WEEKS = 8;
const WEEK_DAYS = 7;

/**
 * What an owner's share came to in each of the last eight weeks, this one last, per currency. Weeks begin on Mondays
 * where the owner's first location is; `from` is a local date `YYYY-MM-DD`.
 */
export async function weeklyShares(deps: Deps, ownerId: string) {
  const [first] = await deps.db.query<{ readonly time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [ownerId],
  );
  if (first === undefined) return [];
  const zone = zoneOf(first.time_zone);
  const today = dayOfDate(localDateOf(zone, deps.clock.now()));
  const thisMonday = today - weekdayOfDay(today);
  const mondays = Array.from({ length: WEEKS }, (_, index) => dateOfDay(thisMonday - (WEEKS - 1 - index) * WEEK_DAYS));
  const startOf = (date: string) => instantOfLocal(zone, date, 0);
  const weeks = await earnedBetween(
    deps,
    ownerId,
    mondays.map((date) => ({
      listingId: null,
      since: startOf(date),
      until: startOf(dateOfDay(dayOfDate(date) + WEEK_DAYS)),
    })),
  );
  const currencies = [...new Set(weeks.flat().map(({ currency }) => currency))].sort();
  return currencies.map((currency) => ({
    currency,
    weeks: mondays.map((from, index) => {
      const share = weeks[index]?.find((each) => each.currency === currency);
      return { from, share: share ?? money<string>(0, currency) };
    }),
  }));
}
