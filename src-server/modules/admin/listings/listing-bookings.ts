import { money } from '#shared/money/arithmetic.ts';
import type { BookingState } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

const SHOWN = 6;

interface Row {
  readonly code: string;
  readonly traveller: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly currency: string;
  readonly paid_minor: number;
}

interface Counts {
  readonly all: number;
  readonly ahead: number;
  readonly inside: number;
}

/** Confirmed stays that are not over: their bags are inside, or their pick-up is to come. */
const SHOWN_SQL = `
  select b.code, trim(b.first_name || ' ' || b.last_name) as traveller, b.drop_off_at, b.pick_up_at, b.bags_count, b.currency,
    (select coalesce(sum(p.amount_minor), 0)::float8 from payments p where p.booking_id = b.id and p.status = 'succeeded')
      - (select coalesce(sum(r.amount_minor), 0)::float8 from refunds r where r.booking_id = b.id and r.status <> 'failed') as paid_minor
  from bookings b join orders o on o.current_booking_id = b.id
  where b.listing_id = $1 and b.status = 'confirmed' and (b.pick_up_at > $2 or o.bags_inside > 0)
  order by b.drop_off_at, b.id limit ${SHOWN}`;

const COUNTS_SQL = `
  select (select count(*)::int from bookings where listing_id = $1 and status <> 'pending') as all,
    (select count(*)::int from bookings where listing_id = $1 and status = 'confirmed' and drop_off_at > $2) as ahead,
    (select coalesce(sum(bags_inside), 0)::int from orders where inside_listing_id = $1 and bags_inside > 0) as inside`;

/** What is on now at a location and what comes next, at most six; and how many there are. Instants in UTC. */
export async function listingBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: string) {
  const now = clock.now();
  const values = [listingId, now.toString()];
  const [rows, [counts]] = await Promise.all([db.query<Row>(SHOWN_SQL, values), db.query<Counts>(COUNTS_SQL, values)]);
  const stateOf = ({ drop_off_at }: Row): BookingState =>
    drop_off_at.getTime() <= now.toEpochMilli() ? 'started' : 'confirmed';
  return {
    bookings: rows.map((row) => ({
      code: row.code,
      state: stateOf(row),
      traveller: row.traveller,
      dropOffAt: isoOfDate(row.drop_off_at),
      pickUpAt: isoOfDate(row.pick_up_at),
      bagsCount: row.bags_count,
      paid: money<string>(row.paid_minor, row.currency),
    })),
    allCount: counts?.all ?? 0,
    aheadCount: counts?.ahead ?? 0,
    bagsInside: counts?.inside ?? 0,
  };
}
