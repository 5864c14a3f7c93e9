import { peakBetween, type PlainHold } from '#shared/capacity/places-left.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { earnedBetween } from '#server/modules/ledger/ledger.module.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;

const listingsSql = 'select id, time_zone from listings where owner_id = $1 order by created_at, id';

/** Whole minutes since 1970, in lists for each location: a thousand bookings come as twenty rows. */
const heldSql = `
  select w.id, b.* from unnest($1::uuid[]) as w (id) cross join lateral (
    select array_to_json(array_agg((date_part('epoch', b.drop_off_at) / 60)::int)) as since,
      array_to_json(array_agg((date_part('epoch', b.pick_up_at) / 60)::int)) as until,
      array_to_json(array_agg(b.bags_count)) as bags
    from bookings b
    where b.listing_id = w.id and b.pick_up_at > $2 and b.drop_off_at < $3
      and holds_bags(b.status, b.hold_expires_at, (select product_now()))) b
  where b.bags is not null`;

const weekSql = `
  select w.id, b.bookings, b.bags
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as w (id, since, until)
  cross join lateral (
    select count(*)::int as bookings, coalesce(sum(b.bags_count), 0)::int as bags from bookings b
    where b.listing_id = w.id and b.drop_off_at >= w.since and b.drop_off_at < w.until
      and b.status in ('confirmed', 'completed')) b`;

interface ListingRow {
  readonly id: string;
  readonly time_zone: string;
}

interface HeldRow {
  readonly id: string;
  readonly since: readonly number[];
  readonly until: readonly number[];
  readonly bags: readonly number[];
}

interface WeekRow {
  readonly id: string;
  readonly bookings: number;
  readonly bags: number;
}

/**
 * How full each location of an owner is: bags in store now, the most at one time on each of the next seven local days,
 * how many bookings and bags this week brings, and what the owner's share came to since Monday, one amount per currency.
 */
export async function locationLoads(deps: Deps, ownerId: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const listings = await db.query<ListingRow>(listingsSql, [ownerId]);
  if (listings.length === 0) return [];
  const weekOf = calendar(now);
  const weeks = listings.map(({ time_zone }) => weekOf(time_zone));
  const ids = listings.map(({ id }) => id);
  const [held, ofWeek, earned] = await Promise.all([
    db.query<HeldRow>(heldSql, [
      ids,
      now.minusSeconds(DAY_SECONDS).toString(),
      now.plusSeconds((DAYS + 1) * DAY_SECONDS).toString(),
    ]),
    db.query<WeekRow>(weekSql, [
      ids,
      weeks.map(({ monday }) => monday.toString()),
      weeks.map(({ next }) => next.toString()),
    ]),
    earnedBetween(
      deps,
      ownerId,
      weeks.map(({ monday, next }, index) => ({ listingId: ids[index] ?? '', since: monday, until: next })),
    ),
  ]);
  const heldOf = new Map(held.map((row) => [row.id, holdsOf(row)]));
  const weekCounts = new Map(ofWeek.map((row) => [row.id, row]));
  const at = now.toEpochMilli();
  return listings.map(({ id }, index) => {
    const bags = heldOf.get(id) ?? [];
    const counts = weekCounts.get(id);
    return {
      listingId: id,
      bagsInStore: peakBetween(bags, at, at + 1000),
      days: (weeks[index]?.days ?? []).map(({ date, from, until }) => ({
        date,
        mostBags: peakBetween(bags, from, until),
      })),
      bookingsThisWeek: counts?.bookings ?? 0,
      bagsThisWeek: counts?.bags ?? 0,
      shareThisWeek: earned[index] ?? [],
    };
  });
}

const holdsOf = ({ since, until, bags }: HeldRow): PlainHold[] =>
  bags.map((count, index) => [(since[index] ?? 0) * MINUTE_MS, (until[index] ?? 0) * MINUTE_MS, count]);

/** This week and the next seven days where a location is; many locations share a zone. */
function calendar(now: Parameters<typeof localDateOf>[1]) {
  const weekOf = (timeZone: string) => {
    const zone = zoneOf(timeZone);
    const today = dayOfDate(localDateOf(zone, now));
    const startOf = (day: number) => instantOfLocal(zone, dateOfDay(day), 0);
    const monday = today - weekdayOfDay(today);
    const days = Array.from({ length: DAYS }, (_, ahead) => ({
      date: dateOfDay(today + ahead),
      from: startOf(today + ahead).toEpochMilli(),
      until: startOf(today + ahead + 1).toEpochMilli(),
    }));
    return { monday: startOf(monday), next: startOf(monday + DAYS), days };
  };
  const known = new Map<string, ReturnType<typeof weekOf>>();
  return (timeZone: string) => {
    const week = known.get(timeZone) ?? weekOf(timeZone);
    known.set(timeZone, week);
    return week;
  };
}
