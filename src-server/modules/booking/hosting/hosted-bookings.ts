import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import { money } from '#shared/money/arithmetic.ts';
import type { hostedBookingsSchema } from '#shared/partner/bookings-schema.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';

type Asked = z.output<typeof hostedBookingsSchema>;

interface HostedRow {
  readonly id: string;
  readonly code: string;
  readonly status: 'confirmed' | 'completed' | 'canceled';
  readonly first_name: string;
  readonly last_name: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly created_at: Date;
  readonly currency: string;
  readonly total_minor: number;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
}

const PAGE = 10;

const orders: Readonly<Record<Asked['sort'], string>> = {
  dropOffAsc: 'b.drop_off_at, b.id',
  dropOffDesc: 'b.drop_off_at desc, b.id',
  pickUpAsc: 'b.pick_up_at, b.id',
  pickUpDesc: 'b.pick_up_at desc, b.id',
};

/** Those that were once paid; what a change took the place of is folded under the new one,
 * but stays where it was when the new one is at another location. */
const sql = (sort: Asked['sort'], when: Asked['when']): string => `
  select b.id, b.code, b.status, b.first_name, b.last_name, b.bags_count, b.drop_off_at, b.pick_up_at, b.created_at,
    b.currency, b.total_minor, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
    (b.quote ->> 'partnerShareMillionths')::int as share_millionths
  from bookings b join listings l on l.id = b.listing_id
  where l.owner_id = $1 and b.listing_id = $2 and b.confirmed_at is not null
    and b.drop_off_at ${when === 'upcoming' ? '>=' : '<'} $3
    and (strpos(lower(b.first_name || ' ' || b.last_name), $4) > 0 or strpos(lower(b.code), $4) > 0)
    and not exists (
      select 1 from bookings n where n.replaces_booking_id = b.id and n.listing_id = b.listing_id
        and n.status in ('confirmed', 'completed'))
  order by ${orders[sort]} limit ${PAGE + 1} offset $5`;

const iso = (date: Date): string => toIso(Instant.ofEpochMilli(date.getTime()));

const view = (row: HostedRow) => ({
  id: row.id,
  code: row.code,
  status: row.status,
  travellerName: `${row.first_name} ${row.last_name}`,
  bagsCount: row.bags_count,
  dropOffAt: iso(row.drop_off_at),
  pickUpAt: iso(row.pick_up_at),
  createdAt: iso(row.created_at),
  total: money<string>(row.total_minor, row.currency),
  /** The partner's; null for bookings sold before it was kept. */
  share:
    row.share_millionths === null
      ? null
      : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths),
});

/** Ten bookings of an owner's location, upcoming by their drop-off or past; a foreign location has none. Instants in UTC. */
export async function hostedBookings({ db, clock }: Deps, ownerId: string, asked: Asked) {
  const { listingId, when, sort, search, cursor = 0 } = asked;
  const values = [ownerId, listingId, clock.now().toString(), search.toLowerCase(), cursor];
  const rows = isId(listingId) ? await db.query<HostedRow>(sql(sort, when), values) : [];
  return { bookings: rows.slice(0, PAGE).map(view), nextCursor: rows.length > PAGE ? cursor + PAGE : null };
}
