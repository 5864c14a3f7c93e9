import { isOpenAt } from '#shared/availability/open-at.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { instantOf, isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { NOT_COME } from './of-the-day.ts';

/** Bags that are due within so many minutes. */
const SOON = 120;
/** Stays that begin within so many minutes at a place that is closed then. */
const AHEAD = 24 * 60;
/** How many orders are named of each kind. */
const NAMED = 8;
/** How many stays ahead are held against their hours. */
const MOST_AHEAD = 2000;

interface OrderRow {
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly at: Date;
  readonly bags: number;
}

/** Orders by the version in force, with the name over the door. */
const orders = `from orders o join bookings b on b.id = o.current_booking_id join listings l on l.id = b.listing_id`;
const named = `b.code, l.door_name as location, l.time_zone`;

/** Each kind of what is due, as the order of the list; `$1` is now. */
const kinds = {
  inStore: `select ${named}, b.pick_up_at as at, o.bags_inside as bags ${orders} where o.bags_inside > 0`,
  dueSoon: `select ${named}, b.pick_up_at as at, o.bags_inside as bags ${orders}
    where o.bags_inside > 0 and b.pick_up_at >= $1 and b.pick_up_at < $1::timestamptz + interval '${SOON} minutes'`,
  overdue: `select ${named}, b.pick_up_at as at, o.bags_inside as bags ${orders}
    where o.bags_inside > 0 and b.pick_up_at < $1`,
  notCome: `select ${named}, b.drop_off_at as at, b.bags_count as bags ${orders}
    where b.status = 'confirmed' and o.checked_in_at is null and b.pick_up_at > $1
      and b.drop_off_at < $1::timestamptz - interval '${NOT_COME} minutes'`,
  doorShut: `select b.code, l.door_name as location, l.time_zone, r.reported_at as at,
      b.bags_count as bags
    from door_reports r join orders o on o.id = r.order_id join bookings b on b.id = o.current_booking_id
      join listings l on l.id = r.listing_id
    where (r.is_open or r.verdict is null) and r.reported_at > $1::timestamptz - interval '1 day'`,
} as const;

const aheadSql = `
  select ${named}, ${openingColumns}, b.drop_off_at as at, b.bags_count as bags ${orders}
  where b.status = 'confirmed' and o.checked_in_at is null and b.drop_off_at >= $1
    and b.drop_off_at < $1::timestamptz + interval '${AHEAD} minutes'
  order by b.drop_off_at, b.id limit ${MOST_AHEAD}`;

type DayKind = keyof typeof kinds | 'shopClosed';

interface DayCount {
  readonly kind: DayKind;
  readonly orders: number;
  readonly bags: number;
  /** The first of them. `at` is the instant (UTC) it is about, `zone` the location's. */
  readonly first: readonly {
    readonly code: string;
    readonly location: string;
    readonly zone: string;
    readonly at: string;
  }[];
}

const countOf = (kind: DayKind, rows: readonly OrderRow[], all = rows.length, bags = sumOf(rows)): DayCount => ({
  kind,
  orders: all,
  bags,
  first: rows
    .slice(0, NAMED)
    .map(({ code, location, time_zone: zone, at }) => ({ code, location, zone, at: isoOfDate(at) })),
});

const sumOf = (rows: readonly OrderRow[]): number => rows.reduce((sum, { bags }) => sum + bags, 0);

/**
 * The day as it stands: bags in store, due within two hours and overdue, travellers who have not come after 30 minutes,
 * doors reported shut, and places that are closed when a stay begins there within a day.
 */
export async function dayNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<readonly DayCount[]> {
  const now = clock.now().toString();
  const counted = await Promise.all(
    Object.entries(kinds).map(async ([kind, sql]) => {
      const rows = await db.query<OrderRow & { all_orders: number; all_bags: number }>(
        `select x.code, x.location, x.time_zone, x.at, x.bags, (count(*) over ())::int as all_orders, (sum(x.bags) over ())::int as all_bags
         from (${sql}) x order by x.at, x.code limit ${NAMED}`,
        sql.includes('$1') ? [now] : [],
      );
      return countOf(kind as DayKind, rows, rows[0]?.all_orders ?? 0, rows[0]?.all_bags ?? 0);
    }),
  );
  const ahead = await db.query<OrderRow & OpeningRow>(aheadSql, [now]);
  const closed = ahead.filter((row) => !isOpenAt(compileOpening(openingOf(row)), instantOf(row.at), 'dropOff'));
  return [...counted, countOf('shopClosed', closed)];
}
