import { LocalDate } from '@js-joda/core';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { localDateOf } from '#shared/time/local-time.ts';
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

/**
 * A location for administrators: what it takes to be found and booked, its week as it is reckoned, its own rates beside
 * those around it (minor units), its owner. Hours in minutes of the local day. @throws AppError 404 for none.
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
  const today = LocalDate.parse(localDateOf(zoneOf(row.time_zone), clock.now()));
  const week = Array.from({ length: 7 }, (_, day) => {
    const date = today.plusDays(day).toString();
    return { date, stretches: openStretchesOfDay(opening, date).map(({ from, to }) => ({ from, to })) };
  });
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
    currency: row.currency,
    ownRates: ratesOf(row.own),
    ratesAround: ratesOf(row.around),
    owner: { id: row.owner_id, name: row.owner, email: row.owner_email },
    bookingsCount: row.bookings,
    aheadCount: row.ahead,
    changeRequestId: row.request_id,
  };
}
