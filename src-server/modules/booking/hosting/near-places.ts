import { Instant } from '@js-joda/core';
import { compileOpening } from '#shared/availability/opening.ts';
import { stretchesHeld } from '#shared/capacity/order-room.ts';
import type { PlainHold } from '#shared/capacity/places-left.ts';
import { type NearPlace, placesForMoves } from '#shared/partner/near-places.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { awayFrom, inBox } from '#server/platform/geo/date-line.sql.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { mercatorScale, pointLiteral, toMercator } from '#server/platform/geo/mercator.ts';

/** How far a person with bags is sent, in metres. */
const NEAR = 2500;
const MAX_CANDIDATES = 30;

interface PlaceRow extends OpeningRow, GeoPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly is_own: boolean;
  readonly max_capacity: number;
}

interface HeldRow {
  readonly listing_id: string;
  readonly order_id: string;
  readonly hold: PlainHold;
}

interface Movable {
  readonly id: string;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  readonly bagsCount: number;
}

const placesSql = `
  select l.id, l.door_name as name, l.address, l.owner_id = own.owner_id and $3 as is_own, l.latitude, l.longitude, l.max_capacity, ${openingColumns}
  from listings own join listings l on l.country = own.country and l.id <> own.id
  where own.id = $1 and l.published and l.bookable and ${inBox('$2::box', true)} and not l.owner_id = any($4::uuid[])
  order by (l.owner_id = own.owner_id and $3) desc, ${awayFrom('own.position', true)}, l.id limit ${MAX_CANDIDATES}`;

/**
 * What is held between two moments; bags that no one has fetched in time are there all along. A place that takes only so
 * many more today is offered for no stay of today.
 */
const heldSql = `
  select place.id as listing_id, p.order_id, json_build_array(
    (extract(epoch from p.from_at) * 1000)::int8, (extract(epoch from p.until_at) * 1000)::int8, p.bags) as hold
  from unnest($1::uuid[]) place (id), held_parts(place.id, $2, $3, product_now()) p
  union all
  select d.listing_id, d.listing_id, json_build_array(
    (extract(epoch from d.set_at) * 1000)::int8, (extract(epoch from d.until_at) * 1000)::int8, c.max_capacity)
  from day_limits d join listing_capacity c on c.listing_id = d.listing_id
  where d.listing_id = any($1::uuid[]) and d.until_at > $2::timestamptz and d.set_at < $3::timestamptz`;

function boxAround({ latitude, longitude }: GeoPoint): string {
  const { x, y } = toMercator(latitude, longitude);
  const reach = NEAR * mercatorScale(latitude);
  return `${pointLiteral({ x: x + reach, y: y + reach })},${pointLiteral({ x: x - reach, y: y - reach })}`;
}

interface Wish {
  /** The partner's own places come before nearer ones of others; by default they do. */
  readonly ownFirst?: boolean;
  /** Owners to whose places nothing is moved. */
  readonly withoutOwners?: readonly string[];
}

/**
 * For each of a location's bookings the near places that it could move to, at most three, the best first: see
 * `placesForMoves`. Distances in metres.
 */
export async function nearPlacesFor(
  em: EntityManager,
  listingId: string,
  bookings: readonly Movable[],
  { ownFirst = true, withoutOwners = [] }: Wish = {},
) {
  const [own] =
    bookings.length === 0
      ? []
      : await sqlRows<GeoPoint>(em, 'select latitude, longitude from listings where id = $1', [listingId]);
  if (own === undefined) return new Map<string, never[]>();
  const rows = (await sqlRows<PlaceRow>(em, placesSql, [listingId, boxAround(own), ownFirst, withoutOwners])).filter(
    (row) => distanceBetween(own, row) <= NEAR,
  );
  const from = bookings.reduce((first, { dropOffAt }) => (dropOffAt.isBefore(first) ? dropOffAt : first), Instant.MAX);
  const to = bookings.reduce((last, { pickUpAt }) => (pickUpAt.isAfter(last) ? pickUpAt : last), Instant.MIN);
  const held = await sqlRows<HeldRow>(em, heldSql, [rows.map(({ id }) => id), from.toString(), to.toString()]);
  const places = rows.map((row): NearPlace => ({
    id: row.id,
    isOwn: row.is_own,
    metres: distanceBetween(own, row),
    opening: compileOpening(openingOf(row)),
    maxCapacity: row.max_capacity,
    holds: stretchesHeld(
      held.filter(({ listing_id }) => listing_id === row.id).map((hold) => [hold.order_id, hold.hold]),
    ).map(([since, until, bagsCount]) => ({
      dropOffAt: Instant.ofEpochMilli(since),
      pickUpAt: Instant.ofEpochMilli(until),
      bagsCount,
    })),
  }));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const found = placesForMoves(bookings, places);
  return new Map(
    [...found].map(([bookingId, choices]) => [
      bookingId,
      choices.map(({ id, roomLeft }) => ({
        placeId: id,
        name: rowOf.get(id)?.name ?? '',
        address: rowOf.get(id)?.address ?? '',
        metres: Math.round(places.find((place) => place.id === id)?.metres ?? 0),
        isOwn: places.some((place) => place.id === id && place.isOwn),
        roomLeft,
      })),
    ]),
  );
}
