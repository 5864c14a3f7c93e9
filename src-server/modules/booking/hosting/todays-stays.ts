import { Instant } from '@js-joda/core';
import type { BookingStatus } from '#shared/booking/states.ts';
import { stayOutcome } from '#shared/custody/stay-outcome.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

interface StayRow {
  readonly id: string;
  readonly code: string;
  readonly listing_id: string;
  readonly time_zone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly status: BookingStatus;
}

const DAY = 86_400;

/** Those inside count as pick-ups though their day has passed: somebody still has their bags. */
const sql = `
  select b.id, b.code, b.listing_id, l.time_zone, b.first_name, b.last_name, b.bags_count, b.drop_off_at, b.pick_up_at,
    b.checked_in_at, b.checked_in_bags, b.checked_out_at, b.status
  from listings l cross join lateral (
    select * from bookings where listing_id = l.id and pick_up_at > $2 and drop_off_at < $3
    union all
    select * from bookings where listing_id = l.id and pick_up_at <= $2 and checked_in_at is not null and checked_out_at is null
  ) b
  where l.id in (select counter_listings($1)) and b.status in ('confirmed', 'completed')
  order by b.drop_off_at, b.id`;

const instantOf = (date: Date): Instant => Instant.ofEpochMilli(date.getTime());
const iso = (date: Date | null): string | null => (date === null ? null : toIso(instantOf(date)));

/**
 * The drop-offs and pick-ups of today at all locations at whose counter somebody works, by each location's own calendar, with what became
 * of them at the counter. Instants in UTC, `zone` is the location's.
 */
export async function todaysStays({ db, clock }: Deps, personId: string) {
  const now = clock.now();
  const rows = await db.query<StayRow>(sql, [
    personId,
    now.minusSeconds(2 * DAY).toString(),
    now.plusSeconds(2 * DAY).toString(),
  ]);
  const stays = rows.map((row) => {
    const zone = zoneOf(row.time_zone);
    const date = localDateOf(zone, now);
    const from = instantOfLocal(zone, date, 0);
    const to = instantOfLocal(zone, dateOfDay(dayOfDate(date) + 1), 0);
    const isToday = (at: Date) => !instantOf(at).isBefore(from) && instantOf(at).isBefore(to);
    const isInside = row.checked_in_at !== null && row.checked_out_at === null;
    return {
      bookingId: row.id,
      code: row.code,
      listingId: row.listing_id,
      zone: row.time_zone,
      travellerName: `${row.first_name} ${row.last_name}`,
      bagsCount: row.bags_count,
      dropOffAt: toIso(instantOf(row.drop_off_at)),
      pickUpAt: toIso(instantOf(row.pick_up_at)),
      inAt: iso(row.checked_in_at),
      inBags: row.checked_in_bags,
      outAt: iso(row.checked_out_at),
      /** What became of it otherwise than was booked, once its pick-up has passed. */
      outcome: stayOutcome(
        {
          status: row.status,
          pickUpAt: instantOf(row.pick_up_at),
          checkedInAt: row.checked_in_at && instantOf(row.checked_in_at),
          checkedOutAt: row.checked_out_at && instantOf(row.checked_out_at),
        },
        now,
      ),
      dropsOffToday: isToday(row.drop_off_at),
      picksUpToday: isToday(row.pick_up_at) || (isInside && instantOf(row.pick_up_at).isBefore(from)),
    };
  });
  const byPickUp = stays.toSorted((a, b) => Date.parse(a.pickUpAt) - Date.parse(b.pickUpAt));
  return {
    dropOffs: stays.filter(({ dropsOffToday }) => dropsOffToday),
    pickUps: byPickUp.filter(({ picksUpToday }) => picksUpToday),
    /** Bags that were taken in and not handed back. */
    bagsInside: rows.reduce(
      (sum, { checked_in_at, checked_out_at, checked_in_bags }) =>
        checked_in_at !== null && checked_out_at === null ? sum + (checked_in_bags ?? 0) : sum,
      0,
    ),
  };
}
