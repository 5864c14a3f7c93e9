import type { z } from 'zod/mini';
import type { storeWeekSchema } from '#shared/partner/bookings-schema.ts';
import { dateOfDay, dayOfDate, instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { isId } from '#server/platform/ids.ts';

const DAYS = 7;

interface HeldRow {
  readonly from_at: Date;
  readonly to_at: Date;
  readonly bags_count: number;
}

const sql = `
  select least(b.drop_off_at, o.checked_in_at) as from_at, coalesce(o.checked_out_at, b.pick_up_at) as to_at, b.bags_count
  from bookings b left join orders o on o.current_booking_id = b.id
  where b.listing_id = $1 and b.pick_up_at > $2 and b.drop_off_at < $3
    and (b.status = 'completed' or holds_bags(b.status, b.hold_expires_at, product_now()))
  order by b.drop_off_at, b.id`;

/**
 * What is in store at an owner's location over the seven local days from a date on: stays with their bags, as they
 * really were where the counter knows it. None of a foreign location.
 */
export async function storeWeek({ db }: Deps, ownerId: string, { listingId, from }: z.output<typeof storeWeekSchema>) {
  const [place] = isId(listingId)
    ? await db.query<{ readonly time_zone: string }>('select time_zone from listings where id = $1 and owner_id = $2', [
        listingId,
        ownerId,
      ])
    : [];
  if (place === undefined) return [];
  const zone = zoneOf(place.time_zone);
  const until = instantOfLocal(zone, dateOfDay(dayOfDate(from) + DAYS), 0);
  const rows = await db.query<HeldRow>(sql, [listingId, instantOfLocal(zone, from, 0).toString(), until.toString()]);
  return rows.map((row) => ({
    dropOffAt: isoOfDate(row.from_at),
    pickUpAt: isoOfDate(row.to_at),
    bagsCount: row.bags_count,
  }));
}
