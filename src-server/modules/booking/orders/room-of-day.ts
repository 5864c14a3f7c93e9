import { Instant } from '@js-joda/core';
import { fullestBetween } from '#shared/capacity/fullest.ts';
import { stretchesHeld } from '#shared/capacity/order-room.ts';
import type { PlainHold } from '#shared/capacity/places-left.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

/** How full a location is while a booking's bags are there, on the day they come. */
export interface RoomOfDay {
  /** Bags of this booking, which are among those of `bags`. */
  readonly own: number;
  /** The most at one time, `since` to `until`, and how many the location takes. */
  readonly bags: number;
  readonly capacity: number;
  readonly since: Date;
  readonly until: Date;
}

interface Row {
  readonly max_capacity: number;
  readonly own: number;
  readonly holds: readonly (readonly [order: string, hold: PlainHold])[] | null;
}

const sql = `
  select l.max_capacity, b.bags_count as own,
    (select json_agg(json_build_array(p.order_id, json_build_array(
        (extract(epoch from p.from_at) * 1000)::int8, (extract(epoch from p.until_at) * 1000)::int8, p.bags)))
      from held_parts(b.listing_id, $2::timestamptz, $3::timestamptz, product_now()) p) as holds
  from bookings b join listings l on l.id = b.listing_id
  where b.id = $1 and holds_bags(b.status, b.hold_expires_at, (select product_now()))`;

/**
 * The fullest stretch of a booking's stay on its first local day, so that a partner sees what it adds; null when it holds
 * nothing any more.
 */
export async function roomOfDay(
  { db }: Pick<Deps, 'db'>,
  bookingId: string,
  stay: { readonly dropOffAt: Date; readonly pickUpAt: Date; readonly timeZone: string },
): Promise<RoomOfDay | null> {
  const zone = zoneOf(stay.timeZone);
  const from = stay.dropOffAt.getTime();
  const tomorrow = dateOfDay(dayOfDate(localDateOf(zone, Instant.ofEpochMilli(from))) + 1);
  const until = Math.min(stay.pickUpAt.getTime(), instantOfLocal(zone, tomorrow, 0).toEpochMilli());
  const ends = [from, until].map((at) => new Date(at).toISOString());
  const [row] = await db.query<Row>(sql, [bookingId, ...ends]);
  if (row === undefined) return null;
  const fullest = fullestBetween(stretchesHeld(row.holds ?? []), from, until);
  return {
    own: row.own,
    bags: fullest.bags,
    capacity: row.max_capacity,
    since: new Date(fullest.since),
    until: new Date(fullest.until),
  };
}
