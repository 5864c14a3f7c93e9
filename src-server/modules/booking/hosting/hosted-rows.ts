import { shortName } from '#shared/contact/short-name.ts';
import type { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import { hostedOutcome } from '#shared/custody/stay-outcome.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { BagState, HostedState, hostedBookingsSchema } from '#shared/partner/bookings-schema.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { toIso } from '#shared/time/instants.ts';
import { dateOfDay, dayOfDate, instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

export type Filter = Pick<
  z.output<typeof hostedBookingsSchema>,
  'listingId' | 'search' | 'sort' | 'date' | 'year' | 'when' | 'bags'
>;

interface HostedRow {
  readonly id: string;
  readonly code: string;
  readonly status: 'confirmed' | 'completed' | 'canceled';
  readonly listing_id: string;
  readonly listing_name: string;
  readonly time_zone: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly bags_in: number;
  readonly bags_inside: number;
  readonly is_reported: boolean;
  readonly created_at: Date;
  readonly currency: string;
  readonly total_minor: number;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
  readonly paid_back_minor: number;
  readonly to_pay_back_minor: number;
}

const orders: Readonly<Record<Filter['sort'], string>> = {
  dropOffAsc: 'b.drop_off_at, b.id',
  dropOffDesc: 'b.drop_off_at desc, b.id',
  pickUpAsc: 'b.pick_up_at, b.id',
  pickUpDesc: 'b.pick_up_at desc, b.id',
};

/** Of `b` (bookings) and `o` (its order, where it is the version in force). @param now puts the moment in, as SQL */
const bagsAre: Readonly<Record<BagState, (now: () => string) => string>> = {
  expected: (now) => `b.status = 'confirmed' and o.checked_in_at is null and b.pick_up_at > ${now()}`,
  inside: () => 'o.bags_inside > 0',
  late: (now) => `o.bags_inside > 0 and b.pick_up_at < ${now()}`,
  notInside: () => 'coalesce(o.bags_inside, 0) = 0',
};

/** Those that were once paid; what a change took the place of is folded under the new one, but stays where it was when the new one is at another location. */
const sold = `b.confirmed_at is not null and not exists (
    select 1 from bookings n where n.order_id = b.order_id and n.version > b.version and n.listing_id = b.listing_id
      and n.confirmed_at is not null)`;

interface Asked {
  readonly ownerId: string;
  readonly filter: Filter;
  readonly now: Instant;
  readonly year: readonly [string, string] | null;
  readonly day: readonly [string, string] | null;
  readonly limit: number;
  readonly offset: number;
}

const countSql = `
  select count(*)::int as count from bookings b join listings l on l.id = b.listing_id
  where l.owner_id = $1 and b.listing_id = $2 and ${sold}`;

/**
 * Only what is asked for stands in the statement: a statement is planned once for all its values, and a condition that
 * may be empty would keep every index from being used.
 */
function statementOf({ ownerId, filter, now, year, day, limit, offset }: Asked): [sql: string, values: unknown[]] {
  const values: unknown[] = [ownerId];
  const put = (value: unknown, type = ''): string => `$${values.push(value)}${type}`;
  const between = (column: string, span: readonly [string, string]) =>
    `(b.${column} >= ${put(span[0], '::timestamptz')} and b.${column} < ${put(span[1], '::timestamptz')})`;
  const conditions = [sold];
  if (filter.listingId !== undefined) conditions.push(`b.listing_id = ${put(filter.listingId, '::uuid')}`);
  if (filter.when !== 'all') {
    conditions.push(`b.drop_off_at ${filter.when === 'past' ? '<' : '>='} ${put(now.toString(), '::timestamptz')}`);
  }
  if (filter.search !== '') {
    const text = put(filter.search.toLowerCase());
    conditions.push(`(strpos(lower(${shortNameSql('b')}), ${text}) > 0 or strpos(lower(b.code), ${text}) > 0)`);
  }
  if (filter.bags !== undefined) conditions.push(bagsAre[filter.bags](() => put(now.toString(), '::timestamptz')));
  if (year !== null) conditions.push(between('drop_off_at', year));
  if (day !== null) conditions.push(`(${between('drop_off_at', day)} or ${between('pick_up_at', day)})`);
  const sql = `
    select b.id, b.code, b.status, b.listing_id, l.door_name as listing_name, l.time_zone, b.first_name, b.last_name,
      b.bags_count, b.drop_off_at, b.pick_up_at, o.checked_in_at, o.checked_out_at,
      coalesce(o.checked_in_bags, 0) as bags_in, coalesce(o.bags_inside, 0) as bags_inside,
      exists (select from door_reports d where d.order_id = o.id and d.is_open) as is_reported, b.created_at, b.currency, b.total_minor,
      (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
      (b.quote ->> 'partnerShareMillionths')::int as share_millionths,
      coalesce(back.sent, 0)::float8 as paid_back_minor, coalesce(back.asked, 0)::float8 as to_pay_back_minor
    from bookings b join listings l on l.id = b.listing_id
    left join orders o on o.current_booking_id = b.id
    left join lateral (
      select sum(r.amount_minor) filter (where r.status = 'succeeded') as sent,
        sum(r.amount_minor) filter (where r.status = 'requested') as asked
      from refunds r where r.booking_id = b.id and b.status = 'canceled') back on true
    where l.owner_id = $1 and ${conditions.join(' and ')}
    order by ${orders[filter.sort]} limit ${put(limit)} offset ${put(offset)}`;
  return [sql, values];
}

const iso = (date: Date): string => toIso(instantOf(date));

function hostedView(row: HostedRow, now: Instant) {
  const hasStarted = !instantOf(row.drop_off_at).isAfter(now);
  const status: HostedState = row.status === 'confirmed' && hasStarted ? 'started' : row.status;
  return {
    id: row.id,
    code: row.code,
    status,
    listingId: row.listing_id,
    listingName: row.listing_name,
    zone: row.time_zone,
    travellerName: shortName(row.first_name, row.last_name),
    bagsCount: row.bags_count,
    dropOffAt: iso(row.drop_off_at),
    pickUpAt: iso(row.pick_up_at),
    inAt: row.checked_in_at === null ? null : iso(row.checked_in_at),
    outAt: row.checked_out_at === null ? null : iso(row.checked_out_at),
    bagsIn: row.bags_in,
    bagsInside: row.bags_inside,
    /** What became of it otherwise than was booked, once its pick-up has passed. */
    outcome: hostedOutcome(
      {
        status: row.status,
        pickUpAt: instantOf(row.pick_up_at),
        checkedInAt: row.checked_in_at && instantOf(row.checked_in_at),
        checkedOutAt: row.checked_out_at && instantOf(row.checked_out_at),
        isReported: row.is_reported,
      },
      now,
    ),
    createdAt: iso(row.created_at),
    total: money<string>(row.total_minor, row.currency),
    /** What went back of a canceled one, and what is asked for and has not left. */
    paidBack: money<string>(row.paid_back_minor, row.currency),
    toPayBack: money<string>(row.to_pay_back_minor, row.currency),
    /** The partner's; null for bookings sold before it was kept. */
    share:
      row.share_millionths === null
        ? null
        : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths),
  };
}

export type HostedView = ReturnType<typeof hostedView>;

/** The instants between which a local date, or year, of a location lies; `null` where none is asked for. */
function spanOf(zoneId: string | undefined, from: string | null, to: string | null): readonly [string, string] | null {
  if (zoneId === undefined || from === null || to === null) return null;
  const zone = zoneOf(zoneId);
  return [instantOfLocal(zone, from, 0).toString(), instantOfLocal(zone, to, 0).toString()];
}

/** Bookings of an owner's locations as filtered; none of a foreign location. Instants in UTC. */
export async function hostedRows(
  { db, clock }: Deps,
  ownerId: string,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<HostedView[]> {
  const { listingId, date, year } = filter;
  if (listingId !== undefined && !isId(listingId)) return [];
  const needsZone = date !== undefined || year !== undefined;
  const [place] =
    listingId === undefined || !needsZone
      ? []
      : await db.query<{ readonly time_zone: string }>(
          'select time_zone from listings where id = $1 and owner_id = $2',
          [listingId, ownerId],
        );
  if (needsZone && place === undefined) return [];
  const ofYear = year === undefined ? null : `${year}-01-01`;
  const rows = await db.query<HostedRow>(
    ...statementOf({
      ownerId,
      filter,
      now: clock.now(),
      year: spanOf(place?.time_zone, ofYear, year === undefined ? null : `${year + 1}-01-01`),
      day: spanOf(place?.time_zone, date ?? null, date === undefined ? null : dateOfDay(dayOfDate(date) + 1)),
      limit,
      offset,
    }),
  );
  return rows.map((row) => hostedView(row, clock.now()));
}

/** How many bookings a location of an owner has in all; none for a foreign one. */
export async function countHosted({ db }: Pick<Deps, 'db'>, ownerId: string, listingId: string): Promise<number> {
  if (!isId(listingId)) return 0;
  const [row] = await db.query<{ readonly count: number }>(countSql, [ownerId, listingId]);
  return row?.count ?? 0;
}
