import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { listBookingsSchema } from '#shared/admin/bookings-schema.ts';
import type { BookingState } from '#shared/admin/lists.ts';
import { money } from '#shared/money/arithmetic.ts';
import { codePrefix } from '#shared/booking/booking-code.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { unseen } from '#server/platform/db/unseen.ts';

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

interface Conditions {
  /** Any of these finds a booking by its text. Each is asked by itself: one index serves one of them. */
  readonly ways: readonly string[];
  /** All of these hold besides. */
  readonly rest: string;
  readonly values: readonly unknown[];
}

/** The conditions of a search as SQL over `b` (bookings), with the values that they name. */
function conditionsOf(wanted: Wanted, now: string): Conditions {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const moment = () => unseen(values.push(now), 'timestamptz');
  const all: string[] = [];
  const ways: string[] = [];
  const text = wanted.text.toLowerCase();
  if (text !== '') {
    const piece = value(anywhere(text));
    const code = codeStart(text);
    ways.push(
      `lower(b.first_name || ' ' || b.last_name || ' ' || b.email) like ${piece}`,
      `b.listing_id in (select id from listings where lower(name) like ${piece} or slug = ${value(text)})`,
    );
    if (code !== null) ways.push(`b.code like ${value(code)}`);
  }
  const { state } = wanted;
  if (state === 'started') all.push(`b.status = 'confirmed' and b.drop_off_at <= ${moment()}`);
  else if (state === 'confirmed') all.push(`b.status = 'confirmed' and b.drop_off_at > ${moment()}`);
  else if (state !== undefined) all.push(`b.status = ${unseen(values.push(state), 'text')}`);
  const [from, until] = spans[wanted.dropOff];
  const at = (offset: string) => (offset === 'now' ? moment() : `${moment()} + ${value(offset)}::interval`);
  if (from !== null) all.push(`b.drop_off_at >= ${at(from)}`);
  if (until !== null) all.push(`b.drop_off_at < ${at(until)}`);
  if (wanted.city !== undefined)
    all.push(`b.listing_id in (select id from listings where city_name = ${value(wanted.city)})`);
  if (wanted.currency !== undefined) all.push(`b.currency = ${value(wanted.currency)}`);
  if (wanted.userId !== undefined) all.push(`b.user_id = ${value(wanted.userId)}`);
  return { ways: ways.length === 0 ? ['true'] : ways, rest: all.length === 0 ? 'true' : all.join(' and '), values };
}

/** Confirmed is started once the drop-off has passed. */
const stateOf = ({ status, drop_off_at }: Row, now: Instant): BookingState =>
  status === 'confirmed' && drop_off_at.getTime() <= now.toEpochMilli() ? 'started' : status;

/**
 * Bookings of all partners, the latest drop-off first, a page at a time: `next` goes into the next call as `after`.
 * `count` is how many there are, up to a thousand (`isMore`); those that a text finds are counted as far as the page.
 * Instants in UTC, with each location's zone.
 */
export async function listBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>, wanted: Wanted) {
  const now = clock.now();
  const { ways, rest, values } = conditionsOf(wanted, now.toString());
  const after =
    wanted.after === null
      ? ''
      : `and (b.drop_off_at, b.id) < (select drop_off_at, id from bookings where id = $${values.length + 1})`;
  const page = [...values, ...(wanted.after === null ? [] : [wanted.after]), wanted.limit + 1];
  // Which index finds a text, and whether one does, depends on the text; without one a plan serves every page.
  const limit = wanted.text === '' ? unseen(page.length, 'int') : `$${page.length}`;
  const found = ways.map(
    (way) => `(select b.id, b.drop_off_at from bookings b where ${way} and ${rest} ${after}
      order by b.drop_off_at desc, b.id desc limit ${limit})`,
  );
  const isCounted = wanted.after === null && wanted.text === '';
  const [rows, [counted]] = await Promise.all([
    db.query<Row>(
      `with found as (
         select id from (${found.join(' union ')}) any_way order by drop_off_at desc, id desc limit ${limit})
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
    isCounted
      ? db.query<{ count: number }>(
          `select count(*)::int as count from (select from bookings b where ${rest} limit ${COUNTED + 1}) found`,
          [...values],
        )
      : [],
  ]);
  const shown = rows.slice(0, wanted.limit);
  const next = rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null;
  const ofText =
    wanted.after === null ? { count: shown.length, isMore: next !== null } : { count: null, isMore: false };
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
    next,
    ...(counted === undefined ? ofText : { count: Math.min(counted.count, COUNTED), isMore: counted.count > COUNTED }),
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
