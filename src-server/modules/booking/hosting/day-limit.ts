import { endOfToday } from '#shared/partner/close-today.ts';
import type { LimitDayInput } from '#shared/partner/day-limit-schema.ts';
import {
  dayOfWall,
  dateOfDay,
  instantOfWall,
  minuteOfWall,
  minutesOfDay,
  wallMinuteOf,
} from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwnListing } from '#server/modules/partner/partner.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface LimitRow {
  readonly listing_id: string;
  readonly bags: number;
  readonly remaining: number;
  readonly until_at: Date;
}

const limitsSql = `
  select d.listing_id, d.bags, d.until_at,
    greatest(0, room_of_day(d.listing_id, null, 1, product_now(), d.until_at, product_now())) as remaining
  from day_limits d join listings l on l.id = d.listing_id
  where l.owner_id = $1 and d.until_at > product_now() order by d.listing_id`;

/** The locations of an owner that take only so many more bags today. Instants in UTC. */
export async function dayLimits({ db }: Pick<Deps, 'db'>, ownerId: string) {
  const rows = await db.query<LimitRow>(limitsSql, [ownerId]);
  return rows.map(({ listing_id: listingId, bags, remaining, until_at: until }) => ({
    listingId,
    bags,
    left: remaining,
    until: isoOfDate(until),
  }));
}

/** No booking is judged meanwhile, so that each is among those before the limit or is held to it. */
const lockSql = `
  update listing_capacity set revision = revision + 1, judged_at = greatest(judged_at, product_now())
  where listing_id = $1 returning judged_at`;

const limitSql = `
  insert into day_limits (listing_id, bags, set_at, until_at, before)
  select $1, $2, $3::timestamptz, $4::timestamptz, coalesce((
    select json_object_agg(h.order_id, h.bags)::jsonb from (
      select p.order_id, max(p.bags) as bags from held_parts($1, $3::timestamptz, $4::timestamptz, $3::timestamptz) p
      group by p.order_id) h), '{}')
  on conflict (listing_id) do update
    set bags = excluded.bags, set_at = excluded.set_at, until_at = excluded.until_at, before = excluded.before`;

/**
 * From now until its local day is over a location takes so many more bags at one time than its orders hold now, whose
 * bookings stay and may be moved. @returns all of the owner's limits. @throws AppError 404 for a foreign location.
 */
export async function limitDay(deps: Deps, ownerId: string, { listingId, bags }: LimitDayInput) {
  await inTransaction(deps, async (em) => {
    const { rules } = await lockOwnListing(em, ownerId, listingId);
    const [locked] = await sqlRows<{ readonly judged_at: Date }>(em, lockSql, [listingId]);
    const zone = zoneOf(rules.zone);
    const wall = wallMinuteOf(zone, deps.clock.now());
    const day = dayOfWall(wall);
    const until = instantOfWall(zone, day * minutesOfDay + endOfToday(rules, dateOfDay(day), minuteOfWall(wall)));
    await sqlRows(em, limitSql, [listingId, bags, locked?.judged_at, until.toString()]);
  });
  return dayLimits(deps, ownerId);
}

/** The location takes bookings again as its capacity allows. @returns and @throws as `limitDay`. */
export async function endDayLimit(deps: Deps, ownerId: string, listingId: string) {
  await inTransaction(deps, async (em) => {
    await lockOwnListing(em, ownerId, listingId);
    await sqlRows(em, 'delete from day_limits where listing_id = $1', [listingId]);
  });
  return dayLimits(deps, ownerId);
}
