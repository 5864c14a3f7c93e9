import { peakBetween, type PlainHold } from '#shared/capacity/places-left.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { earnedBetween } from '#server/modules/ledger/ledger.module.ts';
import { ownListingNotFound } from '#server/modules/partner/partner.module.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;

/** Whole minutes since 1970: what a location holds comes as one row of lists. */
const heldSql = `
  select array_to_json(array_agg((date_part('epoch', b.drop_off_at) / 60)::int)) as since,
    array_to_json(array_agg((date_part('epoch', b.pick_up_at) / 60)::int)) as until,
    array_to_json(array_agg(b.bags_count)) as bags
  from bookings b
  where b.listing_id = $1 and b.pick_up_at > $2 and b.drop_off_at < $3
    and holds_bags(b.status, b.hold_expires_at, (select product_now()))`;

const weekSql = `
  select count(*)::int as bookings, coalesce(sum(b.bags_count), 0)::int as bags from bookings b
  where b.listing_id = $1 and b.drop_off_at >= $2 and b.drop_off_at < $3 and b.status in ('confirmed', 'completed')`;

interface ListingRow {
  readonly id: string;
  readonly time_zone: string;
}

interface HeldRow {
  readonly since: readonly number[] | null;
  readonly until: readonly number[] | null;
  readonly bags: readonly number[] | null;
}

interface WeekRow {
  readonly bookings: number;
  readonly bags: number;
}

/** The bags that each location of an owner holds at this moment, those that are late among them. */
export async function locationLoads({ db, clock }: Deps, ownerId: string) {
  const rows = await db.query<{ listing_id: string; bags: number }>(
    `select l.id as listing_id, h.bags from listings l cross join lateral (
       select coalesce(sum(b.bags_count), 0)::int + late_bags(l.id, $2, null, null) as bags
       from bookings b
       where b.listing_id = l.id and b.pick_up_at > $2 and b.drop_off_at <= $2
         and holds_bags(b.status, b.hold_expires_at, $2)) h
     where l.owner_id = $1`,
    [ownerId, clock.now().toString()],
  );
  return rows.map(({ listing_id, bags }) => ({ listingId: listing_id, bagsInStore: bags }));
}

const ownersListings = (db: Deps['db'], ownerId: string) =>
  db.query<ListingRow>('select id, time_zone from listings where owner_id = $1 order by created_at, id', [ownerId]);

/** What an owner's share came to since Monday at each of their locations, one amount per currency. */
export async function sharesThisWeek(deps: Deps, ownerId: string) {
  const listings = await ownersListings(deps.db, ownerId);
  const weekOf = calendar(deps.clock.now());
  const earned = await earnedBetween(
    deps,
    ownerId,
    listings.map(({ id, time_zone }) => {
      const { monday, next } = weekOf(time_zone);
      return { listingId: id, since: monday, until: next };
    }),
  );
  return listings.map(({ id }, index) => ({ listingId: id, shares: earned[index] ?? [] }));
}

/**
 * How full a location of an owner gets: the most bags at one time on each of the next seven local days, how many bookings
 * and bags this week brings, and what the owner's share came to since Monday, one amount per currency.
 * @throws AppError 404 for a location that is not the owner's.
 */
export async function locationWeek(deps: Deps, ownerId: string, listingId: string) {
  const { db, clock } = deps;
  const now = clock.now();
  const [listing] = await db.query<Pick<ListingRow, 'time_zone'>>(
    'select time_zone from listings where id = $1 and owner_id = $2',
    [listingId, ownerId],
  );
  if (listing === undefined) throw ownListingNotFound();
  const { monday, next, days } = calendar(now)(listing.time_zone);
  const [[held], [counts], [shares]] = await Promise.all([
    db.query<HeldRow>(heldSql, [
      listingId,
      now.minusSeconds(DAY_SECONDS).toString(),
      now.plusSeconds((DAYS + 1) * DAY_SECONDS).toString(),
    ]),
    db.query<WeekRow>(weekSql, [listingId, monday.toString(), next.toString()]),
    earnedBetween(deps, ownerId, [{ listingId, since: monday, until: next }]),
  ]);
  const bags = held === undefined ? [] : holdsOf(held);
  return {
    days: days.map(({ date, from, until }) => ({ date, mostBags: peakBetween(bags, from, until) })),
    bookings: counts?.bookings ?? 0,
    bags: counts?.bags ?? 0,
    shares: shares ?? [],
  };
}

const holdsOf = ({ since, until, bags }: HeldRow): PlainHold[] =>
  (bags ?? []).map((count, index) => [(since?.[index] ?? 0) * MINUTE_MS, (until?.[index] ?? 0) * MINUTE_MS, count]);

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
