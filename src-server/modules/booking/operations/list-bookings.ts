import type { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { listBookingsSchema } from '#shared/admin/bookings-schema.ts';
import type { BookingState } from '#shared/admin/lists.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { countFound } from '#server/platform/db/count-found.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { searching } from '#server/platform/db/text-search.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { bookingsOfCity } from './bookings-of-city.sql.ts';
import { bookingsFound, latestFirst } from './found-by-text.sql.ts';
import { standingColumns, standingOf, type StandingRow, staysOfDay } from './of-the-day.ts';

interface Row extends StandingRow {
  readonly id: string;
  readonly code: string;
  readonly traveller: string;
  readonly email: string;
  readonly location: string;
  readonly time_zone: string;
  readonly bags_count: number;
  readonly currency: string;
  readonly total_minor: number;
  /** What was paid for it by itself, less what of that went back. */
  readonly paid_minor: number;
}

type Wanted = z.output<typeof listBookingsSchema>;

const spans: Readonly<Record<Wanted['dropOff'], readonly [from: string | null, until: string | null]>> = {
  any: [null, null],
  coming: ['now', null],
  today: ['-1 day', '+1 day'],
  '30d': ['-30 days', null],
  '6m': ['-6 months', null],
  '12m': ['-12 months', null],
};

interface Conditions {
  /** What the order of drop-offs knows of a booking. */
  readonly bounds: readonly string[];
  readonly others: readonly string[];
  /** A question for `id` and `next_at` of the stays of a view of the day. */
  readonly stays: string | null;
  readonly values: unknown[];
}

/**
 * How a statement has its parameters. Which way is shortest depends on several wishes together, which PostgreSQL looks at
 * for each call, as on a text; else one plan serves all of them.
 */
function parameter({ text, state, dropOff, day, city, currency, userId, listingId }: Wanted): typeof unseen {
  const wishes = [dropOff !== 'any', ...[state, city, currency, userId].map((each) => each !== undefined)];
  return text !== '' || listingId !== undefined || day !== undefined || wishes.filter(Boolean).length > 1
    ? (number, type) => `$${number}::${type}`
    : unseen;
}

/** What a search asks for besides a text, as SQL over `b` (bookings), with the values that it names. */
function conditionsOf(wanted: Wanted, now: string): Conditions {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const typed = parameter(wanted);
  const moment = () => typed(values.push(now), 'timestamptz');
  const bounds: string[] = [];
  const others: string[] = [];
  const { state } = wanted;
  if (state === 'started') others.push(`b.status = 'confirmed' and b.drop_off_at <= ${moment()}`);
  else if (state === 'confirmed') others.push(`b.status = 'confirmed' and b.drop_off_at > ${moment()}`);
  else if (state !== undefined) others.push(`b.status = ${typed(values.push(state), 'text')}`);
  const [from, until] = spans[wanted.dropOff];
  const at = (offset: string) => (offset === 'now' ? moment() : `${moment()} + ${value(offset)}::interval`);
  if (from !== null) bounds.push(`b.drop_off_at >= ${at(from)}`);
  if (until !== null) bounds.push(`b.drop_off_at < ${at(until)}`);
  const stays = wanted.day === undefined ? null : staysOfDay(wanted.day, moment);
  if (wanted.city !== undefined)
    others.push(
      `b.listing_id in (select id from listings where city_name = ${typed(values.push(wanted.city), 'text')})`,
    );
  if (wanted.currency !== undefined) others.push(`b.currency = ${typed(values.push(wanted.currency), 'bpchar')}`);
  if (wanted.userId !== undefined) others.push(`b.user_id = ${value(wanted.userId)}`);
  if (wanted.listingId !== undefined) others.push(`b.listing_id = ${value(wanted.listingId)}`);
  return { bounds, others, stays, values };
}

/** Confirmed is started once the drop-off has passed. */
const stateOf = ({ status, drop_off_at }: Row, now: Instant): BookingState =>
  status === 'confirmed' && drop_off_at.getTime() <= now.toEpochMilli() ? 'started' : status;

/** A question for `id` of the first bookings of a page, and by what they are in order; adds to `values`. */
function pageOf(wanted: Wanted, { bounds, others, stays, values }: Conditions, limit: string): string {
  const keep = (each: unknown): number => values.push(each);
  const { text, after, city } = wanted;
  const last = after === null ? null : parameter(wanted)(keep(after), 'uuid');
  const [within, where] = [['true', ...bounds].join(' and '), ['true', ...others].join(' and ')];
  if (stays !== null && text === '') {
    const isLater = last === null ? 'true' : `(d.next_at, d.id) > (${nextOf(last)}, ${last})`;
    return `select d.id, d.next_at from (${stays}) d join bookings b on b.id = d.id
      where ${isLater} and ${within} and ${where} order by d.next_at, d.id limit ${limit}`;
  }
  const isBefore =
    last === null ? 'true' : `(b.drop_off_at, b.id) < ((select drop_off_at from bookings where id = ${last}), ${last})`;
  const before = `${within} and ${isBefore}`;
  if (text !== '')
    return `select id, null::timestamptz as next_at from (${bookingsFound(text, keep, { limit, bounds: before, where: `${where} and ${isAmong(stays)}` })}) b`;
  const first =
    city !== undefined && bounds.length + others.length === 1
      ? bookingsOfCity(unseen(1, 'text'), { limit, where: isBefore })
      : `select b.id, b.drop_off_at from bookings b where ${before} and ${where} order by ${latestFirst} limit ${limit}`;
  // Of an unseen limit a tenth of all rows is expected, of two a hundredth: few enough not to join whole tables.
  return `select id, null::timestamptz as next_at from (${first}) b limit ${limit}`;
}

const isAmong = (stays: string | null): string => (stays === null ? 'true' : `b.id in (select id from (${stays}) d)`);

/** When something has to happen next of the booking that a page ended with, as SQL. */
const nextOf = (id: string): string => `(select case when o.bags_inside > 0 then b.pick_up_at else b.drop_off_at end
    from bookings b join orders o on o.id = b.order_id where b.id = ${id})`;

/**
 * Bookings of all partners, the latest drop-off first, of a day what has to happen first, a page at a time: `next` goes into the next call as `after`.
 * `count` is how many there are, up to a thousand (`isMore`); those that a text finds are counted as far as the page.
 * Instants in UTC, with each location's zone.
 */
export async function listBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>, wanted: Wanted) {
  const now = clock.now();
  const conditions = conditionsOf(wanted, now.toString());
  const { state, dropOff, day, city, currency, userId, listingId } = wanted;
  const where = [...conditions.bounds, ...conditions.others, isAmong(conditions.stays)].join(' and ');
  const counted = {
    key: JSON.stringify(['bookings', state, dropOff, day, city, currency, userId, listingId]),
    found: (most: string) => `select from bookings b where ${where} limit ${most}`,
    values: [...conditions.values],
  };
  const most = conditions.values.push(wanted.limit + 1);
  const limit = parameter(wanted)(most, 'int');
  const page = `with found as (${pageOf(wanted, conditions, limit)})
    select b.id, b.code, b.status, trim(b.first_name || ' ' || b.last_name) as traveller, b.email, l.door_name as location,
      l.time_zone, b.drop_off_at, b.bags_count, b.currency, b.total_minor, ${standingColumns},
      coalesce(m.paid_minor, 0) as paid_minor
    from found f join bookings b on b.id = f.id join listings l on l.id = b.listing_id left join orders o on o.id = b.order_id
    left join (
      select p.booking_id, sum(case p.status when 'succeeded' then p.amount_minor else 0 end - (
        select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status <> 'failed')) as paid_minor
      from payments p where p.booking_id = any (array(select id from found)) group by 1) m on m.booking_id = b.id
    order by f.next_at, ${wanted.day === undefined || wanted.text !== '' ? latestFirst : 'b.id'}`;
  const isCounted = wanted.after === null && wanted.text === '';
  const [rows, count] = await Promise.all([
    (wanted.text === '' ? db.query : searching(db))<Row>(page, conditions.values),
    isCounted ? countFound({ db, clock, ...counted }) : null,
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
      dropOffAt: isoOfDate(row.drop_off_at),
      pickUpAt: isoOfDate(row.pick_up_at),
      standing: standingOf(row, now),
      bagsCount: row.bags_count,
      total: money<string>(row.total_minor, row.currency),
      paid: money<string>(row.paid_minor, row.currency),
    })),
    next,
    ...(count ?? ofText),
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
