import { openRangesOf, type OpenRanges } from '#shared/availability/open-ranges.ts';
import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import { amenityBit, amenityNames } from '#shared/amenities/amenities.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import {
  amountColumns,
  tariffColumns,
  tariffJoins,
  tariffOf,
  type TariffRow,
} from '#server/modules/pricing/pricing.module.ts';
import { type BagsInside, type Custody, HOLD, type IndexedListing } from './search-index.ts';
import type { Tariff } from '#shared/pricing/tariff.ts';

/** Runs a statement in the transaction that the index is read in. */
export type Read = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface ListingRow extends OpeningRow {
  readonly id: string;
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly max_capacity: number;
  readonly bookable: boolean;
  readonly amenities: number;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly revision: number;
  /** What its rates hang on: country, region and amounts of its own. */
  readonly rate_key: string;
  readonly hours_key: string;
}

const amenityBits = amenityNames
  .map((name) => `(l.amenities @> '{"${name}": true}')::int * ${amenityBit(name)}`)
  .join(' + ');

/** One row for each location that search shows, with what else there is to a `where`. */
export const listingsSql = (where: string): string => `
  select l.id, l.number, l.slug, l.door_name as name, l.address, l.city_name, l.latitude, l.longitude, l.max_capacity, l.bookable,
    ${amenityBits} as amenities, l.rating_sum, l.reviews_count, l.revision, ${openingColumns},
    concat_ws('|', l.country, coalesce(l.region, ''), ${amountColumns.map((column) => `coalesce(l.${column}::text, '')`).join(', ')}) as rate_key,
    md5(concat_ws('|', l.time_zone, l.available_full_time::text, l.rules::text)) as hours_key
  from listings l where l.published ${where}`;

/** Opening rules made ready, once for all locations that have the same while a load lasts. */
export function sharedHours() {
  const known = new Map<string, OpenRanges>();
  return (row: ListingRow): OpenRanges => {
    const found = known.get(row.hours_key);
    if (found !== undefined) return found;
    const ranges = openRangesOf(openingOf(row));
    known.set(row.hours_key, ranges);
    return ranges;
  };
}

export const listingOf = (
  row: ListingRow,
  rates: number,
  hoursOf: (row: ListingRow) => OpenRanges,
): IndexedListing => ({
  id: row.id,
  number: row.number,
  slug: row.slug,
  name: row.name,
  address: row.address,
  cityName: row.city_name,
  latitude: row.latitude,
  longitude: row.longitude,
  zone: row.time_zone,
  capacity: row.max_capacity,
  bookable: row.bookable,
  amenities: row.amenities,
  ratingSum: row.rating_sum,
  reviewsCount: row.reviews_count,
  revision: row.revision,
  hours: hoursOf(row),
  rates,
});

/** The tariffs of rate keys, by the one rule of pricing: the key's parts stand for a listing's columns. */
export async function readTariffs(read: Read, keys: readonly string[]): Promise<Tariff[]> {
  const rows = await read<TariffRow>(
    `select ${tariffColumns}
     from (select number, part[1] as country, nullif(part[2], '') as region,
         ${amountColumns.map((column, i) => `nullif(part[${i + 3}], '')::bigint as ${column}`).join(', ')}
       from unnest($1::text[]) with ordinality as keys (key, number), string_to_array(key, '|') part) l
     ${tariffJoins} order by l.number`,
    [keys],
  );
  // Each has prices: a location is of a country that has.
  if (rows.length !== keys.length) throw new Error('A location has no tariff');
  return rows.map(tariffOf);
}

export interface HoldRow {
  readonly listing_id: string;
  readonly order_id: string;
  readonly since: number;
  readonly until: number;
  readonly bags: number;
  readonly hold_ends: number;
}

/** A moment in milliseconds since 1970. */
const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Live bookings, those of a location one after the other. */
export const holdsSql = (where: string): string => `
  select b.listing_id, b.order_id, ${ms('b.drop_off_at')} as since, ${ms('b.pick_up_at')} as until, b.bags_count as bags,
    coalesce(${ms('b.hold_expires_at')}, 0) as hold_ends
  from bookings b where b.status in ('pending', 'confirmed') ${where} order by b.listing_id`;

export interface InsideRow extends OpeningRow {
  readonly listing_id: string;
  readonly order_id: string;
  readonly since: number;
  readonly pick_up: number;
  readonly bags: number;
}

/** Bags that lie at locations now. */
export const insideSql = (where: string): string => `
  select o.inside_listing_id as listing_id, o.id as order_id, ${ms('o.checked_in_at')} as since, ${ms('b.pick_up_at')} as pick_up,
    o.bags_inside as bags, ${openingColumns}
  from orders o join bookings b on b.id = o.current_booking_id join listings l on l.id = o.inside_listing_id
  where o.bags_inside > 0 ${where}`;

export interface LimitRow extends OpeningRow {
  readonly listing_id: string;
  readonly bags: number;
  readonly set_at: number;
  readonly until: number;
  readonly before: Readonly<Record<string, number>>;
}

/** What locations take today. */
export const limitsSql = (where: string): string => `
  select d.listing_id, d.bags, ${ms('d.set_at')} as set_at, ${ms('d.until_at')} as until, d.before, ${openingColumns}
  from day_limits d join listings l on l.id = d.listing_id where true ${where}`;

/** What is held at one location, under numbers of its own for the orders. */
export function occupancyOf(
  holds: readonly HoldRow[],
  inside: readonly InsideRow[],
  limit: LimitRow | undefined,
): { readonly holds: Float64Array | undefined; readonly custody: Custody | undefined } {
  const numbers = new Map<string, number>();
  const numberOf = (order: string): number => {
    const known = numbers.get(order) ?? numbers.size;
    numbers.set(order, known);
    return known;
  };
  const before = (order: string): number => limit?.before[order] ?? 0;
  const flat = new Float64Array(HOLD * holds.length);
  for (const [at, { order_id, since, until, bags, hold_ends }] of holds.entries())
    flat.set([numberOf(order_id), since, until, bags, hold_ends, before(order_id)], HOLD * at);
  const [place] = [...inside, ...(limit === undefined ? [] : [limit])];
  return {
    holds: holds.length === 0 ? undefined : flat,
    custody: place && {
      inside: inside.map((row): BagsInside => ({
        order: numberOf(row.order_id),
        since: row.since,
        pickUp: row.pick_up,
        bags: row.bags,
        before: before(row.order_id),
      })),
      limit: limit === undefined ? null : { bags: limit.bags, setAt: limit.set_at, until: limit.until },
      opening: openingFor(place),
    },
  };
}

const openingFor = (row: OpeningRow): Opening => compileOpening(openingOf(row));
