import type { Instant } from '@js-joda/core';
import { lateHours } from '#shared/custody/stay-outcome.ts';
import type { ListedStay, TodaysList } from '#shared/custody/todays-list.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { countersOf, todayVersion, versionColumns } from './today-version.ts';

const HOUR_MS = 3_600_000;

interface StayRow {
  /** Which of the asked locations it is at, from 1. */
  readonly place: number;
  readonly id: string;
  readonly code: string;
  readonly traveller_name: string;
  readonly phone_number: string | null;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly checked_out_bags: number | null;
}

interface CounterRow {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly max_capacity: number;
  readonly may_photograph: boolean;
  readonly seen: string;
  readonly places: string;
}

const countersSql = `select c.*, ${versionColumns} from (${countersOf}) c order by c.id`;

const columns = `id, code, first_name || ' ' || last_name as traveller_name, phone_number, bags_count, drop_off_at,
  pick_up_at, checked_in_at, checked_in_bags, checked_out_at, checked_out_bags`;

const isSold = `status in ('confirmed', 'completed')`;

/** Each part by an index of its own: who comes, who only goes, and who is inside and does neither that day. */
const sql = `
  select w.place::int as place, b.* from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[])
    with ordinality as w (id, since, until, place)
  cross join lateral (
    select ${columns} from bookings
    where listing_id = w.id and drop_off_at >= w.since and drop_off_at < w.until and ${isSold}
    union all
    select ${columns} from bookings
    where listing_id = w.id and pick_up_at >= w.since and pick_up_at < w.until and drop_off_at < w.since and ${isSold}
    union all
    select ${columns} from bookings
    where listing_id = w.id and checked_in_at is not null and checked_out_at is null and ${isSold}
      and not (drop_off_at >= w.since and drop_off_at < w.until)
      and not (pick_up_at >= w.since and pick_up_at < w.until)
  ) b`;

/**
 * The stays of today at all locations at whose counter somebody works, by each location's own calendar, with what became
 * of them at the counter; those inside are on it though their day has passed. What is drop-off and pick-up of it,
 * `unfoldToday` says.
 */
export async function todaysStays({ db, clock }: Deps, personId: string): Promise<TodaysList> {
  const now = clock.now();
  const counters = await db.query<CounterRow>(countersSql, [personId]);
  const dayOf = dayAt(now);
  const days = counters.map(({ time_zone }) => dayOf(time_zone));
  const rows =
    days.length === 0
      ? []
      : await db.query<StayRow>(sql, [
          counters.map(({ id }) => id),
          days.map(({ since }) => since),
          days.map(({ until }) => until),
        ]);
  const stays = counters.map((): ListedStay[] => []);
  for (const row of rows) stays[row.place - 1]?.push(listed(row));
  const moments = [...days.map(({ endsAt }) => endsAt), ...rows.map((row) => changesAt(row, now))];
  return {
    locations: counters.map(({ id, name, time_zone: zone, max_capacity: capacity, may_photograph }, index) => ({
      id,
      name,
      zone,
      capacity,
      mayPhotograph: may_photograph,
      since: days[index]?.since ?? '',
      until: days[index]?.until ?? '',
      stays: stays[index] ?? [],
    })),
    askedAt: toIso(now),
    version: todayVersion(counters[0], moments, now),
  };
}

const listed = (row: StayRow): ListedStay => ({
  bookingId: row.id,
  code: row.code,
  travellerName: row.traveller_name,
  bagsCount: row.bags_count,
  dropOffAt: isoOfDate(row.drop_off_at),
  pickUpAt: isoOfDate(row.pick_up_at),
  ...(row.phone_number !== null && { phone: row.phone_number }),
  ...(row.checked_in_at !== null && { in: { at: isoOfDate(row.checked_in_at), bags: row.checked_in_bags } }),
  ...(row.checked_out_at !== null && { out: { at: isoOfDate(row.checked_out_at), bags: row.checked_out_bags } }),
});

/** When time alone changes what became of a stay next, in ms. */
function changesAt({ pick_up_at }: StayRow, now: Instant): number {
  const goesAt = pick_up_at.getTime();
  return goesAt <= now.toEpochMilli() ? goesAt + lateHours * HOUR_MS : goesAt;
}

/** The local day of now in a zone; many locations share one. */
function dayAt(now: Instant) {
  const dayOf = (timeZone: string) => {
    const zone = zoneOf(timeZone);
    const date = localDateOf(zone, now);
    const end = instantOfLocal(zone, dateOfDay(dayOfDate(date) + 1), 0);
    return { since: toIso(instantOfLocal(zone, date, 0)), until: toIso(end), endsAt: end.toEpochMilli() };
  };
  const known = new Map<string, ReturnType<typeof dayOf>>();
  return (timeZone: string) => {
    const day = known.get(timeZone) ?? dayOf(timeZone);
    known.set(timeZone, day);
    return day;
  };
}
