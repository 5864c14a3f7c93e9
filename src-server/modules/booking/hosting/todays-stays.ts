import type { Instant } from '@js-joda/core';
import { lateHours } from '#shared/custody/stay-outcome.ts';
import type { ListedStay, TodaysList } from '#shared/custody/todays-list.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { askByDays } from './known-zones.ts';
import { packedStays, unpackStays } from './packed-stays.ts';
import { countersOf, todayVersion, versionColumns } from './today-version.ts';

const HOUR_MS = 3_600_000;

interface CounterRow {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly max_capacity: number;
  readonly may_photograph: boolean;
  readonly seen: string;
  readonly places: string;
  readonly stays: string | null;
}

const isSold = `status in ('confirmed', 'completed')`;

/** Each part by an index of its own: who comes, who only goes, and who is inside and does neither that day. */
const sql = `
  select c.*, ${versionColumns}, s.stays from (${countersOf}) c
  left join unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) d (zone, since, until) on d.zone = c.time_zone
  cross join lateral (select ${packedStays('b')} as stays from (
    select * from bookings
    where listing_id = c.id and drop_off_at >= d.since and drop_off_at < d.until and ${isSold}
    union all
    select * from bookings
    where listing_id = c.id and pick_up_at >= d.since and pick_up_at < d.until and drop_off_at < d.since and ${isSold}
    union all
    select * from bookings
    where listing_id = c.id and checked_in_at is not null and checked_out_at is null and ${isSold}
      and not (drop_off_at >= d.since and drop_off_at < d.until)
      and not (pick_up_at >= d.since and pick_up_at < d.until)
  ) b) s
  order by c.id`;

/**
 * The stays of today at all locations at whose counter somebody works, by each location's own calendar, with what became
 * of them at the counter; those inside are on it though their day has passed. What is drop-off and pick-up of it,
 * `unfoldToday` says.
 */
export async function todaysStays({ db, clock }: Deps, personId: string): Promise<TodaysList> {
  const now = clock.now();
  const dayOf = dayAt(now);
  const counters = await askByDays(`today ${personId}`, (zones) => {
    const days = zones.map(dayOf);
    return db.query<CounterRow>(sql, [personId, zones, days.map(({ since }) => since), days.map(({ until }) => until)]);
  });
  const locations = counters.map(({ id, name, time_zone: zone, max_capacity: capacity, may_photograph, stays }) => {
    const { since, until } = dayOf(zone);
    return { id, name, zone, capacity, mayPhotograph: may_photograph, since, until, stays: unpackStays(stays) };
  });
  const moments = [
    ...locations.map(({ zone }) => dayOf(zone).endsAt),
    ...locations.flatMap(({ stays }) => stays.map((stay) => changesAt(stay, now))),
  ];
  return { locations, askedAt: toIso(now), version: todayVersion(counters[0], moments, now) };
}

/** When time alone changes what became of a stay next, in ms. */
function changesAt({ pickUpAt }: ListedStay, now: Instant): number {
  const goesAt = Date.parse(pickUpAt);
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
