import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsFound } from '#server/modules/booking/booking.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { searching } from '#server/platform/db/text-search.ts';

interface FoundRow {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly listing_name: string;
  readonly slug: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly currency: string;
  readonly total_minor: number;
  readonly paid_minor: number;
  readonly refunded_minor: number;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly created_at: Date;
}

const MAX_ROWS = 50;

const columns = `b.id, b.code, b.status, l.door_name as listing_name, l.slug, b.first_name, b.last_name, b.email, b.drop_off_at,
  b.pick_up_at, b.bags_count, b.currency, b.total_minor::float8 as total_minor,
  (select coalesce(sum(p.amount_minor), 0)::float8 from payments p where p.booking_id = b.id and p.status = 'succeeded')
    as paid_minor,
  (select coalesce(sum(r.amount_minor), 0)::float8 from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = b.id and r.status <> 'failed') as refunded_minor,
  o.checked_in_at, o.checked_out_at, b.created_at`;

const isoOrNull = (date: Date | null) => (date === null ? null : isoOfDate(date));

function viewOf(row: FoundRow) {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    location: row.listing_name,
    locationSlug: row.slug,
    travellerName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    dropOffAt: isoOfDate(row.drop_off_at),
    pickUpAt: isoOfDate(row.pick_up_at),
    bagsCount: row.bags_count,
    total: money<string>(row.total_minor, row.currency),
    paid: money<string>(row.paid_minor, row.currency),
    refunded: money<string>(row.refunded_minor, row.currency),
    checkedInAt: isoOrNull(row.checked_in_at),
    checkedOutAt: isoOrNull(row.checked_out_at),
    createdAt: isoOfDate(row.created_at),
  };
}

/**
 * The fifty bookings with the latest drop-off that a text finds, as in the list of administrators: by a code or its
 * beginning, a piece of the traveller's name or address or of the location's name, or its slug. Instants in UTC.
 */
export async function findBookings({ db }: Pick<Deps, 'db'>, text: string) {
  const values: unknown[] = [];
  const keep: Keep = (value) => values.push(value);
  const rows = await searching(db)<FoundRow>(
    `select ${columns} from (${bookingsFound(text, keep, { limit: `${MAX_ROWS}` })}) f
     join bookings b on b.id = f.id left join orders o on o.current_booking_id = b.id
     join listings l on l.id = b.listing_id order by b.drop_off_at desc, b.id desc`,
    values,
  );
  return rows.map(viewOf);
}

interface Stretch {
  readonly from: string;
  readonly until: string;
  readonly after: string | null;
  readonly limit: number;
}

/** Bookings by the moment they were made, a page at a time; `next` goes into the next call as `after`. */
export async function exportBookings({ db }: Pick<Deps, 'db'>, { from, until, after, limit }: Stretch) {
  const rows = await db.query<FoundRow>(
    `select ${columns} from bookings b left join orders o on o.current_booking_id = b.id join listings l on l.id = b.listing_id
     where b.created_at >= $1 and b.created_at < $2
       and ($3::uuid is null or (b.created_at, b.id) > (select a.created_at, a.id from bookings a where a.id = $3))
     order by b.created_at, b.id limit $4`,
    [from, until, after, limit],
  );
  return { bookings: rows.map(viewOf), next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}
