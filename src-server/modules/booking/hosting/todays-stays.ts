import { Instant } from '@js-joda/core';
import type { BookingStatus } from '#shared/booking/states.ts';
import { hostedOutcome, lateHours } from '#shared/custody/stay-outcome.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { countersOf, todayVersion, versionColumns } from './today-version.ts';

const HOUR_MS = 3_600_000;

interface StayRow {
  readonly id: string;
  readonly code: string;
  readonly listing_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly checked_out_bags: number | null;
  readonly status: BookingStatus;
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

const columns = `id, code, listing_id, first_name, last_name, phone_number, bags_count, drop_off_at, pick_up_at,
  checked_in_at, checked_in_bags, checked_out_at, checked_out_bags, status`;

/** Each part by an index of its own: who comes, who only goes, and who is inside and does neither that day. */
const sql = `
  select b.* from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as w (id, since, until)
  cross join lateral (
    select ${columns} from bookings
    where listing_id = w.id and drop_off_at >= w.since and drop_off_at < w.until
    union all
    select ${columns} from bookings
    where listing_id = w.id and pick_up_at >= w.since and pick_up_at < w.until and drop_off_at < w.since
    union all
    select ${columns} from bookings
    where listing_id = w.id and checked_in_at is not null and checked_out_at is null
      and not (drop_off_at >= w.since and drop_off_at < w.until)
      and not (pick_up_at >= w.since and pick_up_at < w.until)
  ) b
  where b.status in ('confirmed', 'completed')
  order by b.drop_off_at, b.id`;

const instantOf = (date: Date): Instant => Instant.ofEpochMilli(date.getTime());
const iso = (date: Date | null): string | null => (date === null ? null : isoOfDate(date));

/**
 * The drop-offs and pick-ups of today at all locations at whose counter somebody works, by each location's own calendar,
 * with what became of them at the counter. Those inside count as pick-ups though their day has passed: somebody still
 * has their bags. Instants in UTC, `zone` is the location's.
 */
export async function todaysStays({ db, clock }: Deps, personId: string) {
  const now = clock.now();
  const counters = await db.query<CounterRow>(countersSql, [personId]);
  const dayOf = dayAt(now);
  const places = new Map(counters.map(({ id, time_zone }) => [id, { zone: time_zone, ...dayOf(time_zone) }]));
  const days = [...places.values()];
  const moments = days.map(({ until }) => until);
  const rows =
    days.length === 0
      ? []
      : await db.query<StayRow>(sql, [
          [...places.keys()],
          days.map(({ from }) => from.toString()),
          days.map(({ to }) => to.toString()),
        ]);
  const stays = rows.map((row) => {
    const { zone = 'UTC', since = 0, until = 0 } = places.get(row.listing_id) ?? {};
    const isToday = (at: Date) => at.getTime() >= since && at.getTime() < until;
    const isInside = row.checked_in_at !== null && row.checked_out_at === null;
    const goesAt = row.pick_up_at.getTime();
    const hasPassed = goesAt <= now.toEpochMilli();
    moments.push(hasPassed ? goesAt + lateHours * HOUR_MS : goesAt);
    const stay = {
      bookingId: row.id,
      code: row.code,
      listingId: row.listing_id,
      zone,
      travellerName: `${row.first_name} ${row.last_name}`,
      bagsCount: row.bags_count,
      dropOffAt: isoOfDate(row.drop_off_at),
      pickUpAt: isoOfDate(row.pick_up_at),
      inAt: iso(row.checked_in_at),
      inBags: row.checked_in_bags,
      outAt: iso(row.checked_out_at),
      outBags: row.checked_out_bags,
      /** Where the traveller can be called. */
      phone: row.phone_number,
      /** What became of it otherwise than was booked, once its pick-up has passed. */
      outcome: hasPassed ? outcomeOf(row, now) : null,
      dropsOffToday: isToday(row.drop_off_at),
      picksUpToday: isToday(row.pick_up_at) || (isInside && row.pick_up_at.getTime() < since),
    };
    return {
      stay,
      goesAt,
      bagsInside: isInside ? (row.checked_in_bags ?? row.bags_count) : 0,
    };
  });
  const inside = new Map<string, number>();
  for (const { stay, bagsInside } of stays) inside.set(stay.listingId, (inside.get(stay.listingId) ?? 0) + bagsInside);
  return {
    dropOffs: stays.filter(({ stay }) => stay.dropsOffToday).map(({ stay }) => stay),
    pickUps: stays
      .filter(({ stay }) => stay.picksUpToday)
      .toSorted((a, b) => a.goesAt - b.goesAt)
      .map(({ stay }) => stay),
    /** Bags that were taken in and not handed back. */
    bagsInside: stays.reduce((sum, { bagsInside }) => sum + bagsInside, 0),
    /** The locations of this counter, each with its bags that were taken in and not handed back. */
    locations: counters.map(({ id, name, time_zone: zone, max_capacity: capacity, may_photograph }) => ({
      id,
      name,
      zone,
      capacity,
      mayPhotograph: may_photograph,
      bagsInside: inside.get(id) ?? 0,
    })),
    /** When it was asked, by the server's clock. */
    askedAt: toIso(now),
    /** What `todayNews` is asked with, to hear whether the list still stands. */
    version: todayVersion(counters[0], moments, now),
  };
}

const outcomeOf = (row: StayRow, now: Instant) =>
  hostedOutcome(
    {
      status: row.status,
      pickUpAt: instantOf(row.pick_up_at),
      checkedInAt: row.checked_in_at && instantOf(row.checked_in_at),
      checkedOutAt: row.checked_out_at && instantOf(row.checked_out_at),
    },
    now,
  );

/** The local day of now in a zone, in milliseconds too; many locations share a zone. */
function dayAt(now: Instant) {
  const dayOf = (timeZone: string) => {
    const zone = zoneOf(timeZone);
    const date = localDateOf(zone, now);
    const from = instantOfLocal(zone, date, 0);
    const to = instantOfLocal(zone, dateOfDay(dayOfDate(date) + 1), 0);
    return { from, to, since: from.toEpochMilli(), until: to.toEpochMilli() };
  };
  const known = new Map<string, ReturnType<typeof dayOf>>();
  return (timeZone: string) => {
    const day = known.get(timeZone) ?? dayOf(timeZone);
    known.set(timeZone, day);
    return day;
  };
}
