import { groupsOfRequirements } from '#shared/payouts/requirements.ts';
import type { z } from 'zod';
import type { listingRatesSchema } from '#shared/admin/listings-schema.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { amountNames, byName, type Tariff } from '#shared/pricing/tariff.ts';
import { averageOf } from '#shared/reviews/average.ts';
import type { Deps } from '#server/deps.ts';
import {
  amountColumns,
  type AmountRow,
  amountsOf,
  tariffColumns,
  tariffJoins,
  tariffOf,
  type TariffRow,
} from '#server/modules/pricing/pricing.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { RequestedChanges } from '../listing.entity.ts';
import { ownListingNotFound } from '../partner.errors.ts';
import { fieldsOf } from '../requested-changes.ts';
import { shopFrontColumns, shopFrontOf, type ShopFrontRow } from '../shop-front.ts';
import { notesOf } from './listing-notes.ts';
import { reckonedWeek } from './reckoned-week.ts';
import { SAMPLE, samplePrice } from './sample-price.ts';

interface Row extends ShopFrontRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly legal_name: string;
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
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly account: {
    readonly payouts_enabled: boolean;
    readonly due: readonly string[];
    readonly last4: string | null;
    readonly currencies: readonly string[];
  } | null;
  readonly stopped_at: Date | null;
  readonly stopped_because: string | null;
  readonly max_capacity: number;
  readonly rules: Omit<OpeningRules, 'zone' | 'availableFullTime'>;
  readonly available_full_time: boolean;
  readonly owner_id: string;
  readonly owner_email: string;
  readonly owner_name: string;
  readonly own: AmountRow;
  readonly around: TariffRow;
  readonly around_region: string | null;
  readonly request_id: string | null;
  readonly request_changes: RequestedChanges | null;
  readonly request_at: Date | null;
  readonly look: {
    readonly id: string;
    readonly state: 'waiting' | 'refused';
    readonly held: boolean;
    readonly since: string;
  } | null;
  readonly created_at: Date;
}

const sql = `
  select l.id, l.slug, l.door_name as name, l.name as legal_name, l.address, l.city_name as city, l.region, l.country, l.time_zone, l.status, l.published, l.bookable,
    l.available_full_time or l.week_open <> '{}' or l.opened <> '{}' as has_hours, u.confirmed_at is not null as confirmed,
    coalesce(p.is_payable, false) as payable, l.rating_sum, l.reviews_count,
    case when a.user_id is not null then json_build_object('payouts_enabled', a.payouts_enabled,
      'due', a.past_due || a.currently_due, 'last4', a.account_last4, 'currencies', a.currencies) end as account,
    l.stopped_at, l.stopped_because, l.max_capacity, l.rules, l.available_full_time, l.owner_id, u.email as owner_email,
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as owner_name,
    json_build_object(${amountColumns.map((column) => `'${column}', l.${column}`).join(', ')}) as own,
    to_json(tariff) as around, tariff.of_region as around_region, l.created_at, ${shopFrontColumns},
    c.id as request_id, c.changes as request_changes, c.created_at as request_at,
    case when k.state <> 'fine' then json_build_object('id', k.id, 'state', k.state, 'held', k.gates, 'since', k.asked_at) end as look
  from listings l join users u on u.id = l.owner_id
  left join payable_partners p on p.user_id = l.owner_id
  left join payout_accounts a on a.user_id = l.owner_id
  left join change_requests c on c.listing_id = l.id and c.status = 'waiting'
  left join location_looks k on k.listing_id = l.id
  left join lateral (
    select ${tariffColumns}, region_price.region as of_region from (
      select o.country, o.region, ${amountColumns.map((column) => `null::bigint as ${column}`).join(', ')} from listings o where o.id = l.id
    ) l ${tariffJoins}
  ) tariff on true
  where l.id = $1`;

/** What it takes to be found and booked, one by one; without an account of the provider's its word is all there is. */
function conditionsOf(row: Row) {
  const nothingDue = row.account === null || row.account.due.length === 0;
  return {
    active: row.status !== 'inactive',
    hours: row.has_hours,
    email: row.confirmed,
    payouts: row.payable || (row.account?.payouts_enabled === true && !nothingDue),
    nothingDue,
  };
}

/** When rates of a location's own were set last, and by whom; `null` where no one did it here. */
async function ratesSetBy({ db }: Pick<Deps, 'db'>, listingId: string) {
  const [row] = await db.query<{ created_at: Date; name: string | null }>(
    `select a.created_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as name
     from audit_log a left join users u on u.id = a.actor_id
     where a.subject = 'admin' and a.subject_id = $1 and a.action = 'admin.listings.setRates' and a.ended
     order by a.created_at desc limit 1`,
    [listingId],
  );
  return row === undefined ? null : { at: isoOfDate(row.created_at), by: row.name };
}

const withOwn = (around: Tariff, own: ReturnType<typeof amountsOf>): Tariff => ({
  ...around,
  ...Object.fromEntries(Object.entries(own).filter(([, amount]) => amount !== null)),
});

/** What the sample stay would cost at a location with these rates of its own. @throws AppError 404 for none. */
export async function previewListingRates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: z.infer<typeof listingRatesSchema>,
) {
  const { listingId, ...own } = asked;
  const [row] = await db.query<Row>(sql, [listingId]);
  if (row === undefined) throw ownListingNotFound();
  return { here: samplePrice(withOwn(tariffOf(row.around), own), row.time_zone, clock.now()) };
}

/**
 * A location for administrators: what it takes to be found and booked, its week as it is reckoned and how full it gets,
 * its own rates and those around it (minor units) with what two bags cost by either, and what was noted of it.
 * @throws AppError 404 for none.
 */
export async function showListing({ db, clock, ports }: Pick<Deps, 'clock' | 'db' | 'ports'>, listingId: string) {
  const [row] = await db.query<Row>(sql, [listingId]);
  if (row === undefined) throw ownListingNotFound();
  const rules = { ...row.rules, zone: row.time_zone, availableFullTime: row.available_full_time };
  const around = tariffOf(row.around);
  const own = withOwn(around, amountsOf(row.own));
  const isOwn = Object.values(row.own).some((amount) => amount !== null);
  const [week, notes, setBy] = await Promise.all([
    reckonedWeek({ db, clock, ports }, { id: row.id, rules }),
    notesOf({ db }, row.id),
    isOwn ? ratesSetBy({ db }, row.id) : null,
  ]);
  const priceBy = (tariff: Tariff) => samplePrice(tariff, row.time_zone, clock.now());
  const today = week[0]?.date ?? '';
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    legalName: row.legal_name,
    address: row.address,
    city: row.city,
    country: row.country,
    region: row.region,
    zone: row.time_zone,
    shopFront: shopFrontOf(row),
    reviews: { average: averageOf(row.rating_sum, row.reviews_count), count: row.reviews_count },
    capacity: row.max_capacity,
    since: isoOfDate(row.created_at),
    isPublished: row.published,
    isBookable: row.bookable,
    conditions: conditionsOf(row),
    hours: {
      isAlwaysOpen: row.available_full_time,
      /** Days of the week with hours. */
      weekdays: new Set(row.rules.weekly.map(({ day }) => day)).size,
      /** Days from today on that differ from the week. */
      specialDays: new Set(row.rules.special.filter(({ date }) => date >= today).map(({ date }) => date)).size,
    },
    account:
      row.account === null
        ? null
        : {
            last4: row.account.last4,
            currencies: row.account.currencies,
            missing: groupsOfRequirements(row.account.due),
          },
    stopped: row.stopped_at === null ? null : { at: isoOfDate(row.stopped_at), because: row.stopped_because ?? '' },
    week,
    currency: around.currency,
    ownRates: amountsOf(row.own),
    ratesAround: byName(amountNames, (name) => around[name]),
    /** Whose rates those around are: a region's, or (`null`) the whole country's. */
    aroundRegion: row.around_region,
    ratesSetBy: setBy,
    sample: { ...SAMPLE, here: priceBy(own), around: priceBy(around) },
    owner: { id: row.owner_id, name: row.owner_name, email: row.owner_email },
    waitingChange:
      row.request_id === null || row.request_at === null || row.request_changes === null
        ? null
        : { id: row.request_id, fields: fieldsOf(row.request_changes), since: isoOfDate(row.request_at) },
    /** Where it is not found fine yet. */
    look:
      row.look === null
        ? null
        : { id: row.look.id, state: row.look.state, isHeld: row.look.held, since: isoOfDate(new Date(row.look.since)) },
    notes,
  };
}
