import { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { shortNameSql } from '#server/modules/booking/booking.module.ts';

/** What an event says, under the documented names of REST, and whose it is. */
export interface EventFacts {
  readonly ownerId: string;
  /** What a list of deliveries calls it: an order code, an amount, a name. */
  readonly about: string;
  /** Of a booking: grows with each of its changes, so that a receiver can pass over what is older than it knows. */
  readonly revision?: number;
  readonly data: Readonly<Record<string, unknown>>;
}

interface BookingRow {
  readonly owner_id: string;
  readonly code: string;
  readonly status: string;
  readonly revision: number;
  readonly listing_id: string;
  readonly listing_name: string;
  readonly time_zone: string;
  readonly traveller: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly checked_out_bags: number | null;
  readonly currency: string;
  readonly total_minor: number;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
  readonly replaced: string | null;
}

/** A booking as its partner's pages show it: who comes, when, with how many bags; no one's address or number. */
export async function bookingFacts({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<EventFacts | null> {
  const [row] = await db.query<BookingRow>(
    `select l.owner_id, b.code, b.status, b.revision, b.listing_id, l.name as listing_name, l.time_zone,
       ${shortNameSql('b')} as traveller, b.bags_count, b.drop_off_at, b.pick_up_at, o.checked_in_at,
       o.checked_in_bags, o.checked_out_at, o.checked_out_bags, b.currency, b.total_minor,
       (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
       (b.quote ->> 'partnerShareMillionths')::int as share_millionths, r.code as replaced
     from bookings b join listings l on l.id = b.listing_id
       left join orders o on o.current_booking_id = b.id
       left join lateral (select v.code, v.listing_id from bookings v where v.order_id = b.order_id and v.version < b.version
         and v.confirmed_at is not null order by v.version desc limit 1) r on r.listing_id = b.listing_id
     where b.id = $1`,
    [bookingId],
  );
  if (row === undefined) return null;
  const local = (at: Date | null) =>
    at === null ? null : toIsoInZone(Instant.ofEpochMilli(at.getTime()), zoneOf(row.time_zone));
  const share =
    row.share_millionths === null
      ? null
      : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths);
  const data = {
    id: bookingId,
    booking_code: row.code,
    status: row.status,
    listing_id: row.listing_id,
    listing_name: row.listing_name,
    user_name: row.traveller,
    bags_number: row.bags_count,
    customer_drop_off_date: local(row.drop_off_at),
    customer_collection_date: local(row.pick_up_at),
    checked_in_at: local(row.checked_in_at),
    checked_in_bags: row.checked_in_bags,
    checked_out_at: local(row.checked_out_at),
    checked_out_bags: row.checked_out_bags,
    price: toRestAmount(money<string>(row.total_minor, row.currency)),
    partner_share: share === null ? null : toRestAmount(share),
    replaced_booking_code: row.replaced,
  };
  return { ownerId: row.owner_id, about: row.code, revision: row.revision, data };
}

interface PayoutRow {
  readonly user_id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly status: string;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

const utc = (at: Date | null) => (at === null ? null : isoOfDate(at));

/** A payout with what became of it. */
export async function payoutFacts({ db }: Pick<Deps, 'db'>, payoutId: string): Promise<EventFacts | null> {
  const [row] = await db.query<PayoutRow>(
    `select user_id, currency, amount_minor, status, failure_code, failure_message, created_at, paid_at
     from payouts where id = $1`,
    [payoutId],
  );
  if (row === undefined) return null;
  const amount = toRestAmount(money<string>(row.amount_minor, row.currency));
  const data = {
    id: payoutId,
    amount,
    currency: row.currency.toLowerCase(),
    status: row.status,
    failure_code: row.failure_code,
    failure_message: row.failure_message,
    created_at: utc(row.created_at),
    paid_at: utc(row.paid_at),
  };
  return { ownerId: row.user_id, about: amount, data };
}

interface ListingRow {
  readonly owner_id: string;
  readonly slug: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly status: string;
  readonly max_capacity: number;
  readonly time_zone: string;
}

/** A listing, and what of it changed; its hours are asked of REST. */
export async function listingFacts(
  { db }: Pick<Deps, 'db'>,
  listingId: string,
  what: 'approved' | 'opening',
): Promise<EventFacts | null> {
  const [row] = await db.query<ListingRow>(
    'select owner_id, slug, name, alternative_name, address, status, max_capacity, time_zone from listings where id = $1',
    [listingId],
  );
  if (row === undefined) return null;
  const data = {
    id: listingId,
    slug: row.slug,
    name: row.name,
    alternative_name: row.alternative_name,
    address: row.address,
    status: row.status,
    max_capacity: row.max_capacity,
    timezone: row.time_zone,
    changed: what === 'approved' ? 'details' : 'hours',
  };
  return { ownerId: row.owner_id, about: row.name, data };
}
