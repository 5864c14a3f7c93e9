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
  select s.from_at, s.to_at, s.bags_count from (
    select coalesce(o.checked_in_at, greatest(b.drop_off_at, $4::timestamptz)) as from_at,
      coalesce(o.checked_out_at, case when o.bags_inside > 0 then greatest(b.pick_up_at, $4) else b.pick_up_at end) as to_at,
      case when o.bags_inside > 0 then o.bags_inside else coalesce(o.checked_in_bags, b.bags_count) end as bags_count, b.id
    from bookings b left join orders o on o.current_booking_id = b.id
    where b.listing_id = $1 and (b.pick_up_at > $2 or o.bags_inside > 0) and b.drop_off_at < $3
      and (b.status = 'completed' or o.bags_inside > 0 or holds_bags(b.status, b.hold_expires_at, product_now()))) s
  where from_at < to_at and to_at > $2
  order by s.from_at, s.id`;

/**
 * What is in store at an owner's location over the seven local days from a date on: stays with their bags, as they
 * really were where the counter knows it: of a stay that was not brought nothing before now, late bags until now. None of a
 * foreign location.
 */
export async function storeWeek(
  { db, clock }: Deps,
  ownerId: string,
  { listingId, from }: z.output<typeof storeWeekSchema>,
) {
  const [place] = isId(listingId)
    ? await db.query<{ readonly time_zone: string }>('select time_zone from listings where id = $1 and owner_id = $2', [
        listingId,
        ownerId,
      ])
    : [];
  if (place === undefined) return [];
  const zone = zoneOf(place.time_zone);
  const until = instantOfLocal(zone, dateOfDay(dayOfDate(from) + DAYS), 0);
  const rows = await db.query<HeldRow>(sql, [
    listingId,
    instantOfLocal(zone, from, 0).toString(),
    until.toString(),
    clock.now().plusSeconds(60).toString(),
  ]);
  return rows.map((row) => ({
    dropOffAt: isoOfDate(row.from_at),
    pickUpAt: isoOfDate(row.to_at),
    bagsCount: row.bags_count,
  }));
}
