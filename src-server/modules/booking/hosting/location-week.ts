import { peakBetween, type PlainHold } from '#shared/capacity/places-left.ts';
import { money } from '#shared/money/arithmetic.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { earnedAmounts, type EarnedRow, earnedSql, earnedValues } from '#server/modules/ledger/ledger.module.ts';
import { ownListingNotFound } from '#server/modules/partner/partner.module.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { askByDays } from './known-zones.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;

/** A location, as SQL, whose bookings earned. */
export const bookingsOf = (listing: string) => ({
  listing,
  join: `join bookings b on b.id = t.booking_id and b.listing_id = ${listing}`,
});

/** What each of an owner's locations earned in its stretch, which its zone names. */
const sharesSql = `
  select l.id, l.time_zone, e.currency, e.minor from listings l
  left join lateral (${earnedSql({ partner: 'l.owner_id', of: bookingsOf('l.id'), first: 2 })}) e on e.name = l.time_zone
  where l.owner_id = $1 order by l.created_at, l.id`;

/** A location's week in one row. What it holds comes as lists of whole minutes since 1970, and of bags. */
const weekSql = `
  select l.time_zone,
    (select json_agg(e) from (${earnedSql({ partner: 'l.owner_id', of: bookingsOf('l.id'), first: 7 })}) e) as earned,
    (select json_build_object(
        'since', array_agg((date_part('epoch', b.drop_off_at) / 60)::int),
        'until', array_agg((date_part('epoch', b.pick_up_at) / 60)::int),
        'bags', array_agg(b.bags_count))
      from bookings b
      where b.listing_id = l.id and b.pick_up_at > ${unseen(3, 'timestamptz')} and b.drop_off_at < ${unseen(4, 'timestamptz')}
        and holds_bags(b.status, b.hold_expires_at, (select product_now()))) as held,
    (select json_build_object('bookings', count(*), 'bags', coalesce(sum(b.bags_count), 0))
      from bookings b
      where b.listing_id = l.id and b.drop_off_at >= ${unseen(5, 'timestamptz')} and b.drop_off_at < ${unseen(6, 'timestamptz')}
        and b.status in ('confirmed', 'completed')) as brought,
    (select json_agg(json_build_object('currency', b.currency, 'storage', (b.quote -> 'storage' ->> 'minor')::float8,
        'millionths', (b.quote ->> 'partnerShareMillionths')::int))
      from bookings b
      where b.listing_id = l.id and b.drop_off_at >= ${unseen(5, 'timestamptz')} and b.drop_off_at < ${unseen(6, 'timestamptz')}
        and b.status = 'confirmed' and b.pick_up_at > (select product_now())) as coming
  from listings l where l.id = $1 and l.owner_id = $2`;

interface SharesRow {
  readonly id: string;
  readonly time_zone: string;
  /** Null where nothing was earned. */
  readonly currency: string | null;
  readonly minor: number | null;
}

interface WeekRow {
  readonly time_zone: string;
  readonly earned: readonly EarnedRow[] | null;
  readonly held: {
    readonly since: readonly number[] | null;
    readonly until: readonly number[] | null;
    readonly bags: readonly number[] | null;
  };
  readonly brought: { readonly bookings: number; readonly bags: number };
  /** What was sold and is not earned yet; null where nothing is. */
  readonly coming: readonly Coming[] | null;
}

interface Coming {
  readonly currency: string;
  readonly storage: number;
  /** Null for bookings sold before it was kept. */
  readonly millionths: number | null;
}

/** The owner's share of what is still to be earned, one amount per currency. */
function expectedShares(coming: readonly Coming[]) {
  const byCurrency = new Map<string, number>();
  for (const { currency, storage, millionths } of coming) {
    const share = partnerShareOf(money<string>(storage, currency), millionths ?? 0);
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + share.minor);
  }
  return earnedAmounts([...byCurrency].map(([currency, minor]) => ({ currency, minor })));
}

/** What an owner's share came to since Monday at each of their locations, one amount per currency. */
export async function sharesThisWeek({ db, clock }: Deps, ownerId: string) {
  const weekOf = calendar(clock.now());
  const rows = await askByDays(`shares ${ownerId}`, (zones) =>
    db.query<SharesRow>(sharesSql, [ownerId, ...earnedValues(zones.map((zone) => weekOf(zone).stretch))]),
  );
  const earned = Map.groupBy(rows, ({ id }) => id);
  return [...earned].map(([listingId, amounts]) => ({
    listingId,
    shares: earnedAmounts(
      amounts.flatMap(({ currency, minor }) => (currency === null || minor === null ? [] : [{ currency, minor }])),
    ),
  }));
}

/**
 * How full a location of an owner gets: the most bags at one time on each of the next seven local days, how many bookings
 * and bags this week brings, what the owner's share came to since Monday, and what of it is still to come, one amount per
 * currency.
 * @throws AppError 404 for a location that is not the owner's.
 */
export async function locationWeek({ db, clock }: Deps, ownerId: string, listingId: string) {
  const now = clock.now();
  const weekOf = calendar(now);
  const [from, to] = [now.minusSeconds(DAY_SECONDS), now.plusSeconds((DAYS + 1) * DAY_SECONDS)];
  const [row] = await askByDays(`week ${listingId}`, ([zone = 'UTC']) => {
    const { stretch } = weekOf(zone);
    const moments = [from, to, stretch.since, stretch.until].map(String);
    return db.query<WeekRow>(weekSql, [listingId, ownerId, ...moments, ...earnedValues([stretch])]);
  });
  if (row === undefined) throw ownListingNotFound();
  const { time_zone, held, brought, earned, coming } = row;
  const bags = holdsOf(held);
  return {
    days: weekOf(time_zone).days.map(({ date, from: since, until }) => ({
      date,
      mostBags: peakBetween(bags, since, until),
    })),
    bookings: brought.bookings,
    bags: brought.bags,
    shares: earnedAmounts(earned ?? []),
    expected: expectedShares(coming ?? []),
  };
}

const holdsOf = ({ since, until, bags }: WeekRow['held']): PlainHold[] =>
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
    return { stretch: { name: timeZone, since: startOf(monday), until: startOf(monday + DAYS) }, days };
  };
  const known = new Map<string, ReturnType<typeof weekOf>>();
  return (timeZone: string) => {
    const week = known.get(timeZone) ?? weekOf(timeZone);
    known.set(timeZone, week);
    return week;
  };
}
