import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { BookingState, listBookingsSchema } from '#shared/admin/bookings-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import { codePrefix } from '#shared/booking/booking-code.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';

interface Row {
  readonly id: string;
  readonly code: string;
  readonly status: 'pending' | 'confirmed' | 'completed' | 'canceled';
  readonly traveller: string;
  readonly email: string;
  readonly location: string;
  readonly time_zone: string;
  readonly drop_off_at: Date;
  readonly bags_count: number;
  readonly currency: string;
  readonly total_minor: number;
  readonly paid_minor: number;
  readonly back_minor: number;
}

type Wanted = z.output<typeof listBookingsSchema>;

/** More are not counted: whoever has that many looks on. */
const COUNTED = 1000;

/** What a piece of text means to `like`. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** `CLK-7F3` of what somebody typed of a code so far, with or without the prefix; `null` for what cannot be one. */
function codeStart(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\-–—_]/g, '');
  const bare = letters.startsWith(codePrefix) ? letters.slice(codePrefix.length) : letters;
  return /^[0-9A-Z]{2,6}$/.test(bare) ? `${codePrefix}-${bare}%` : null;
}

const spans: Readonly<Record<Wanted['dropOff'], readonly [from: string | null, until: string | null]>> = {
  any: [null, null],
  coming: ['now', null],
  today: ['-1 day', '+1 day'],
  '30d': ['-30 days', null],
  '6m': ['-6 months', null],
  '12m': ['-12 months', null],
};

/** The conditions of a search as SQL over `b` (bookings) and `l` (listings), with the values that they name. */
function conditionsOf(wanted: Wanted, now: string): { readonly sql: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const all: string[] = [];
  const text = wanted.text.toLowerCase();
  if (text !== '') {
    const piece = value(`%${escaped(text)}%`);
    const code = codeStart(text);
    all.push(`(lower(b.first_name || ' ' || b.last_name || ' ' || b.email) like ${piece}
      or b.listing_id = any(array(select id from listings where lower(name) like ${piece} or slug = ${value(text)}))
      ${code === null ? '' : `or b.code like ${value(code)}`})`);
  }
  const { state } = wanted;
  if (state === 'started') all.push(`b.status = 'confirmed' and b.drop_off_at <= ${value(now)}`);
  else if (state === 'confirmed') all.push(`b.status = 'confirmed' and b.drop_off_at > ${value(now)}`);
  else if (state !== undefined) all.push(`b.status = ${value(state)}`);
  const [from, until] = spans[wanted.dropOff];
  const at = (offset: string) =>
    offset === 'now' ? `${value(now)}::timestamptz` : `${value(now)}::timestamptz + ${value(offset)}::interval`;
  if (from !== null) all.push(`b.drop_off_at >= ${at(from)}`);
  if (until !== null) all.push(`b.drop_off_at < ${at(until)}`);
  if (wanted.city !== undefined)
    all.push(`b.listing_id = any(array(select id from listings where city_name = ${value(wanted.city)}))`);
  if (wanted.currency !== undefined) all.push(`b.currency = ${value(wanted.currency)}`);
  if (wanted.userId !== undefined) all.push(`b.user_id = ${value(wanted.userId)}`);
  return { sql: all.length === 0 ? 'true' : all.join(' and '), values };
}

/** Confirmed is started once the drop-off has passed. */
const stateOf = ({ status, drop_off_at }: Row, now: Instant): BookingState =>
  status === 'confirmed' && drop_off_at.getTime() <= now.toEpochMilli() ? 'started' : status;

/**
 * Bookings of all partners, the latest drop-off first, a page at a time: `next` goes into the next call as `after`.
 * `count` is how many there are, up to a thousand (`isMore`). Instants in UTC, with each location's zone.
 */
export async function listBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>, wanted: Wanted) {
  const now = clock.now();
  const { sql, values } = conditionsOf(wanted, now.toString());
  const after =
    wanted.after === null
      ? ''
      : `and (b.drop_off_at, b.id) < (select drop_off_at, id from bookings where id = $${values.length + 1})`;
  const page = [...values, ...(wanted.after === null ? [] : [wanted.after]), wanted.limit + 1];
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(
      `with found as (
         select b.id from bookings b where ${sql} ${after}
         order by b.drop_off_at desc, b.id desc limit $${page.length})
       select b.id, b.code, b.status, trim(b.first_name || ' ' || b.last_name) as traveller, b.email, l.name as location,
         l.time_zone, b.drop_off_at, b.bags_count, b.currency, b.total_minor::float8 as total_minor,
         (select coalesce(sum(p.amount_minor), 0)::float8 from payments p
          where p.booking_id = b.id and p.status = 'succeeded') as paid_minor,
         (select coalesce(sum(r.amount_minor), 0)::float8 from refunds r
          where r.booking_id = b.id and r.status <> 'failed') as back_minor
       from found f join bookings b on b.id = f.id join listings l on l.id = b.listing_id
       order by b.drop_off_at desc, b.id desc`,
      page,
    ),
    wanted.after === null
      ? db.query<{ count: number }>(
          `select count(*)::int as count from (select from bookings b where ${sql} limit ${COUNTED + 1}) found`,
          values,
        )
      : [],
  ]);
  const shown = rows.slice(0, wanted.limit);
  return {
    bookings: shown.map((row) => ({
      id: row.id,
      code: row.code,
      state: stateOf(row, now),
      traveller: row.traveller,
      email: row.email,
      location: row.location,
      zone: row.time_zone,
      dropOffAt: toIso(Instant.ofEpochMilli(row.drop_off_at.getTime())),
      bagsCount: row.bags_count,
      total: money<string>(row.total_minor, row.currency),
      /** What was paid for it by itself, less what went back. */
      paid: money<string>(row.paid_minor - row.back_minor, row.currency),
    })),
    next: rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null,
    count: counted === undefined ? null : Math.min(counted.count, COUNTED),
    isMore: (counted?.count ?? 0) > COUNTED,
  };
}

/** What the list can be narrowed by: the cities with locations, and the currencies of bookings. */
export async function bookingFilters({ db }: Pick<Deps, 'db'>) {
  const [cities, currencies] = await Promise.all([
    db.query<{ name: string }>('select distinct city_name as name from listings order by 1 limit 500'),
    db.query<{ name: string }>('select distinct currency as name from country_pricings order by 1'),
  ]);
  return { cities: cities.map(({ name }) => name), currencies: currencies.map(({ name }) => name) };
}
