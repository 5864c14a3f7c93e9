import { LocalDate } from '@js-joda/core';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { tariffColumns, tariffJoins } from '#server/modules/pricing/pricing.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { ownListingNotFound } from '../partner.errors.ts';

interface Rates {
  readonly price_per_hour: number | null;
  readonly max_price: number | null;
  readonly overnight_fee: number | null;
  readonly handling_fee: number | null;
}

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly region: string | null;
  readonly country: string;
  readonly time_zone: string;
  readonly status: string;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly has_hours: boolean;
  readonly confirmed: boolean;
  readonly payable: boolean;
  readonly stopped_at: Date | null;
  readonly stopped_because: string | null;
  readonly max_capacity: number;
  readonly rules: Omit<OpeningRules, 'zone' | 'availableFullTime'>;
  readonly available_full_time: boolean;
  readonly owner_id: string;
  readonly owner: string;
  readonly owner_email: string;
  readonly currency: string;
  readonly own: Rates;
  readonly around: Rates;
  readonly bookings: number;
  readonly ahead: number;
  readonly request_id: string | null;
  readonly staff: readonly string[];
  readonly created_at: Date;
}

const ratesOf = (row: Rates) => ({
  pricePerHour: row.price_per_hour,
  maxPrice: row.max_price,
  overnightFee: row.overnight_fee,
  handlingFee: row.handling_fee,
});
const ownJson = (
  from: string,
) => `json_build_object('price_per_hour', ${from}.price_per_hour, 'max_price', ${from}.max_price,
  'overnight_fee', ${from}.overnight_fee, 'handling_fee', ${from}.handling_fee)`;

const DAYS = 7;

/**
 * A location for administrators: what it takes to be found and booked, its week as it is reckoned and how full it gets,
 * its own rates beside those around it (minor units), its owner. Hours in minutes of the local day.
 * @throws AppError 404 for none.
 */
export async function showListing({ db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: string) {
  const [row] = await db.query<Row>(
    `select l.id, l.slug, l.name, l.address, l.city_name as city, l.region, l.country, l.time_zone, l.status, l.published, l.bookable,
       l.available_full_time or l.week_open <> '{}' or l.opened <> '{}' as has_hours, u.confirmed_at is not null as confirmed,
       coalesce(p.is_payable, false) as payable, l.stopped_at, l.stopped_because, l.max_capacity, l.rules,
       l.available_full_time, l.owner_id, trim(u.first_name || ' ' || u.last_name) as owner, u.email as owner_email,
       ${ownJson('l')} as own, tariff.currency, ${ownJson('tariff')} as around, l.created_at,
       (select count(*)::int from bookings b where b.listing_id = l.id) as bookings,
       (select count(*)::int from bookings b where b.listing_id = l.id and b.status = 'confirmed' and b.pick_up_at > $2) as ahead,
       array(select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), m.email) from staff_members m
         join staff_locations s on s.member_id = m.id left join users p on p.id = m.user_id
         where s.listing_id = l.id and m.ended_at is null order by 1) as staff,
       (select c.id from change_requests c where c.listing_id = l.id and c.status = 'waiting' limit 1) as request_id
     from listings l join users u on u.id = l.owner_id left join payable_partners p on p.user_id = l.owner_id
     left join lateral (
       select ${tariffColumns} from (
         select o.country, o.region, null::bigint as price_per_hour, null::bigint as max_price,
           null::bigint as overnight_fee, null::bigint as handling_fee from listings o where o.id = l.id
       ) l ${tariffJoins}
     ) tariff on true
     where l.id = $1`,
    [listingId, clock.now().toString()],
  );
  if (row === undefined) throw ownListingNotFound();
  const opening = compileOpening({
    ...row.rules,
    zone: row.time_zone,
    availableFullTime: row.available_full_time,
  });
  const zone = zoneOf(row.time_zone);
  const today = LocalDate.parse(localDateOf(zone, clock.now()));
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => today.plusDays(ahead).toString());
  const starts = days.map((date) => instantOfLocal(zone, date, 0).toString());
  const loads = await db.query<{ most: number }>(
    `select peak_of_bags($1, d.since, d.until, product_now(), null, null)::int as most
     from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as d (since, until, n) order by d.n`,
    [listingId, starts.slice(0, DAYS), starts.slice(1)],
  );
  const week = days.slice(0, DAYS).map((date, index) => ({
    date,
    stretches: openStretchesOfDay(opening, date).map(({ from, to }) => ({ from, to })),
    /** The most bags at one time. */
    mostBags: loads[index]?.most ?? 0,
  }));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: row.city,
    region: row.region,
    country: row.country,
    capacity: row.max_capacity,
    since: isoOfDate(row.created_at),
    isPublished: row.published,
    isBookable: row.bookable,
    /** What it takes to be found and booked. */
    conditions: {
      active: row.status !== 'inactive',
      hours: row.has_hours,
      email: row.confirmed,
      payouts: row.payable,
      notStopped: row.stopped_at === null,
    },
    stoppedAt: row.stopped_at === null ? null : isoOfDate(row.stopped_at),
    stoppedBecause: row.stopped_because,
    week,
    /** Who works at the counter besides its owner. */
    staff: row.staff,
    currency: row.currency,
    ownRates: ratesOf(row.own),
    ratesAround: ratesOf(row.around),
    owner: { id: row.owner_id, name: row.owner, email: row.owner_email },
    bookingsCount: row.bookings,
    aheadCount: row.ahead,
    changeRequestId: row.request_id,
  };
}
