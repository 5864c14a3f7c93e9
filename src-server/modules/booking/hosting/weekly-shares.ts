import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { type EarnedRow, earnedSql, earnedValues } from '#server/modules/ledger/ledger.module.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { askByDays } from './known-zones.ts';

const WEEKS = 8;
const WEEK_DAYS = 7;

/** The zone of the first of an owner's locations, and what all of them earned. */
const sql = `
  select l.time_zone, (select json_agg(e) from (${earnedSql({ partner: unseen(1, 'uuid'), of: null, first: 2 })}) e) as earned
  from listings l where l.owner_id = $1 order by l.created_at, l.id limit 1`;

interface Row {
  readonly time_zone: string;
  readonly earned: readonly EarnedRow[] | null;
}

/**
 * What an owner's share came to in each of the last eight weeks, this one last, per currency. Weeks begin on Mondays
 * where the owner's first location is; `from` is a local date `YYYY-MM-DD`.
 */
export async function weeklyShares({ db, clock }: Deps, ownerId: string) {
  const now = clock.now();
  const [row] = await askByDays(`weeks ${ownerId}`, ([zone = 'UTC']) =>
    db.query<Row>(sql, [ownerId, ...earnedValues(weeksAt(now, zone))]),
  );
  if (row === undefined) return [];
  const earned = Map.groupBy(row.earned ?? [], ({ currency }) => currency);
  const weeks = weeksAt(now, row.time_zone);
  return [...earned]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, rows]) => ({
      currency,
      weeks: weeks.map(({ name: from }) => {
        const minor = rows.find(({ name }) => name === from)?.minor ?? 0;
        return { from, share: money<string>(minor, currency) };
      }),
    }));
}

/** The last eight weeks in a zone, named by their first day. */
function weeksAt(now: Instant, timeZone: string) {
  const zone = zoneOf(timeZone);
  const today = dayOfDate(localDateOf(zone, now));
  const thisMonday = today - weekdayOfDay(today);
  const startOf = (day: number) => instantOfLocal(zone, dateOfDay(day), 0);
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = thisMonday - (WEEKS - 1 - index) * WEEK_DAYS;
    return { name: dateOfDay(monday), since: startOf(monday), until: startOf(monday + WEEK_DAYS) };
  });
}
