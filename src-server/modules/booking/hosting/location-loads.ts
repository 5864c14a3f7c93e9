import { Instant } from '@js-joda/core';
import { peakOfBags } from '#shared/capacity/places-left.ts';
import type { Money } from '#shared/money/money.ts';
import { money } from '#shared/money/arithmetic.ts';
import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

interface HeldRow {
  readonly listing_id: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
}

interface EarnedRow {
  readonly listing_id: string;
  readonly occurred_at: Date;
  readonly currency: string;
  readonly amount_minor: number;
}

const DAYS = 7;

const listingsSql = 'select id, time_zone from listings where owner_id = $1 order by created_at, id';

const heldSql = `
  select b.listing_id, b.drop_off_at, b.pick_up_at, b.bags_count
  from bookings b join listings l on l.id = b.listing_id
  where l.owner_id = $1 and b.pick_up_at > $2 and b.drop_off_at < $3
    and holds_bags(b.status, b.hold_expires_at, product_now())`;

const earnedSql = `
  select b.listing_id, t.occurred_at, e.currency, -e.amount_minor as amount_minor
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join bookings b on b.id = t.booking_id
  where e.partner_id = $1 and e.occurred_at > $2 and t.kind = 'earning'`;

const weekSql = `
  select w.listing_id, count(*)::int as bookings, coalesce(sum(b.bags_count), 0)::int as bags
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as w (listing_id, since, until)
  join bookings b on b.listing_id = w.listing_id and b.drop_off_at >= w.since and b.drop_off_at < w.until
  where b.status in ('confirmed', 'completed') group by w.listing_id`;

interface WeekRow {
  readonly listing_id: string;
  readonly bookings: number;
  readonly bags: number;
}

const instantOf = (date: Date) => Instant.ofEpochMilli(date.getTime());

/**
 * How full each location of an owner is: bags in store now, the most at one time on each of the next seven local days,
 * how many bookings and bags this week brings, and what the owner's share came to since Monday, one amount per currency.
 */
export async function locationLoads({ db, clock }: Deps, ownerId: string) {
  const now = clock.now();
  const [listings, held, earned] = await Promise.all([
    db.query<{ readonly id: string; readonly time_zone: string }>(listingsSql, [ownerId]),
    db.query<HeldRow>(heldSql, [
      ownerId,
      now.minusSeconds(86_400).toString(),
      now.plusSeconds((DAYS + 1) * 86_400).toString(),
    ]),
    db.query<EarnedRow>(earnedSql, [ownerId, now.minusSeconds(8 * 86_400).toString()]),
  ]);
  const mondayOf = (timeZone: string) => {
    const zone = zoneOf(timeZone);
    const today = dayOfDate(localDateOf(zone, now));
    const at = (ahead: number) => instantOfLocal(zone, dateOfDay(today - weekdayOfDay(today) + ahead), 0);
    return { monday: at(0), next: at(DAYS) };
  };
  const weeks = listings.map(({ time_zone }) => mondayOf(time_zone));
  const ofWeeks = await db.query<WeekRow>(weekSql, [
    listings.map(({ id }) => id),
    weeks.map(({ monday }) => monday.toString()),
    weeks.map(({ next }) => next.toString()),
  ]);
  return listings.map(({ id, time_zone }) => {
    const zone = zoneOf(time_zone);
    const today = dayOfDate(localDateOf(zone, now));
    const bags = held
      .filter((row) => row.listing_id === id)
      .map((row) => ({
        dropOffAt: instantOf(row.drop_off_at),
        pickUpAt: instantOf(row.pick_up_at),
        bagsCount: row.bags_count,
      }));
    const days = Array.from({ length: DAYS }, (_, ahead) => {
      const date = dateOfDay(today + ahead);
      const over = { dropOffAt: instantOfLocal(zone, date, 0), pickUpAt: instantOfLocal(zone, date, 1440) };
      return { date, mostBags: peakOfBags(bags, over) };
    });
    const { monday } = mondayOf(time_zone);
    const week = ofWeeks.find(({ listing_id }) => listing_id === id);
    const ofWeek = earned.filter((row) => row.listing_id === id && !instantOf(row.occurred_at).isBefore(monday));
    return {
      listingId: id,
      bagsInStore: peakOfBags(bags, { dropOffAt: now, pickUpAt: now.plusSeconds(1) }),
      days,
      bookingsThisWeek: week?.bookings ?? 0,
      bagsThisWeek: week?.bags ?? 0,
      shareThisWeek: sumByCurrency(ofWeek),
    };
  });
}

function sumByCurrency(rows: readonly EarnedRow[]): Money<string>[] {
  const sums = new Map<string, number>();
  for (const { currency, amount_minor } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount_minor);
  return [...sums].map(([currency, minor]) => money<string>(minor, currency));
}
