import type { Instant } from '@js-joda/core';
import { lateHours } from '#shared/custody/stay-outcome.ts';
import type { ListedStay, TodaysList } from '#shared/custody/todays-list.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { askByDays } from './known-zones.ts';
import { packedStays, unpackStays } from './packed-stays.ts';
import { countersOf, isUnwritten, seenBy, todayVersion, versionColumns } from './today-version.ts';

const HOUR_MS = 3_600_000;

interface CounterRow {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly max_capacity: number;
  readonly may_photograph: boolean;
  readonly seen: string;
  readonly places: string;
  /** Whether the stays are those of the last list. */
  readonly stands: boolean;
  readonly stays: string | null;
}

const isSold = `status in ('confirmed', 'completed')`;
const stayColumns = `v.id, v.status, o.code, v.bags_count, v.drop_off_at, v.pick_up_at, o.checked_in_at,
  case when o.bags_inside > 0 then o.bags_inside else o.checked_in_bags end as checked_in_bags, o.checked_out_at,
  o.checked_out_bags, v.first_name, v.last_name, v.phone_number,
  exists (select from door_reports d where d.order_id = o.id and d.is_open) as is_reported`;

/**
 * Each part by an index of its own: who comes, who only goes, and who is inside and does neither that day. Not looked for
 * where the list that saw `$7` had the location's same day and no one wrote since.
 */
const sql = `
  select c.*, ${versionColumns}, case when not c.stands then (select ${packedStays('b')} from (
    select ${stayColumns} from bookings v join orders o on o.current_booking_id = v.id
    where listing_id = c.id and drop_off_at >= c.since and drop_off_at < c.until and ${isSold}
    union all
    select ${stayColumns} from bookings v join orders o on o.current_booking_id = v.id
    where listing_id = c.id and pick_up_at >= c.since and pick_up_at < c.until and drop_off_at < c.since and ${isSold}
    union all
    select ${stayColumns} from orders o join bookings v on v.id = o.current_booking_id
    where o.inside_listing_id = c.id and o.bags_inside > 0
      and not (v.listing_id = c.id and ${isSold} and (drop_off_at >= c.since and drop_off_at < c.until
        or pick_up_at >= c.since and pick_up_at < c.until))
  ) b) end as stays
  from (
    select c.*, d.since, d.until, exists (
        select from unnest($5::uuid[], $6::text[]) k (id, zone) where k.id = c.id and k.zone = c.time_zone
      ) and ${isUnwritten('c.id', '$7')} as stands
    from (${countersOf}) c
    left join unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) d (zone, since, until) on d.zone = c.time_zone
    offset 0) c
  order by c.id`;

/**
 * The stays of today at all locations at whose counter a person works, by each location's own calendar, with what became
 * of them at the counter; those inside are on it though their day has passed. What is drop-off and pick-up of it,
 * `unfoldToday` says.
 * @param last an earlier list of the same person: its locations of which no one wrote since are not read again.
 */
export async function todaysStays(
  { db, clock }: Deps,
  personId: string,
  last: TodaysList | null = null,
): Promise<TodaysList> {
  const now = clock.now();
  const dayOf = dayAt(now);
  const seen = last === null ? null : seenBy(last.version);
  const kept = new Map(
    (seen === null ? [] : (last?.locations ?? []))
      .filter(({ zone, since, until }) => since === dayOf(zone).since && until === dayOf(zone).until)
      .map((location) => [location.id, location]),
  );
  const counters = await askByDays(`today ${personId}`, (zones) => {
    const days = zones.map(dayOf);
    return db.query<CounterRow>(sql, [
      personId,
      zones,
      days.map(({ since }) => since),
      days.map(({ until }) => until),
      [...kept.keys()],
      [...kept.values()].map(({ zone }) => zone),
      seen,
    ]);
  });
  const locations = counters.map(({ id, name, time_zone: zone, max_capacity: capacity, may_photograph, ...row }) => {
    const { since, until } = dayOf(zone);
    const stays = row.stands ? (kept.get(id)?.stays ?? []) : unpackStays(row.stays);
    return { id, name, zone, capacity, mayPhotograph: may_photograph, since, until, stays };
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
