import type { Instant } from '@js-joda/core';
import { checkStay } from '#shared/availability/check-stay.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/ids.ts';
import { stayRefused } from '../booking.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface StayListingRow extends TariffRow, OpeningRow {
  readonly id: string;
  readonly owner_id: string;
  readonly country: string;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly places_left: number;
}

const columns = `l.id, l.owner_id, l.country, ${openingColumns}, l.published, l.bookable,
  coalesce(room_for(l.id, $3::uuid, $4::int, $1::timestamptz, $2::timestamptz, product_now()), $4::int) as places_left, ${tariffColumns}`;

/**
 * What a stay at a listing is judged and priced by, read inside the transaction; `null` for an unknown listing. Until the
 * transaction ends the listing's opening stays as it is: who changes it sees this booking, or this booking sees the change.
 * @param orderId the order whose bags do not stand in the way.
 */
export async function findStayListing(
  em: EntityManager,
  idOrSlug: string,
  { stay, bagsCount, orderId }: { readonly stay: Stay; readonly bagsCount: number; readonly orderId: string | null },
) {
  const by = isId(idOrSlug) ? 'id' : 'slug';
  const [row] = await sqlRows<StayListingRow>(
    em,
    `select ${columns} from listings l ${tariffJoins} where l.${by} = $5 for key share of l`,
    [stay.dropOffAt.toString(), stay.pickUpAt.toString(), orderId, bagsCount, idOrSlug],
  );
  if (row === undefined) return null;
  return {
    id: row.id,
    ownerId: row.owner_id,
    country: row.country,
    isPublished: row.published,
    isBookable: row.published && row.bookable,
    placesLeft: Math.max(0, row.places_left),
    partnerShareMillionths: row.partner_share_millionths,
    tariff: tariffOf(row),
    rules: openingOf(row),
  };
}

/**
 * How many bags the location has room for from a drop-off until each of several pick-ups, in their order, as
 * `findStayListing` says of one.
 */
export async function roomUntil(
  em: EntityManager,
  listingId: string,
  stays: {
    readonly dropOffAt: Instant;
    readonly pickUpsAt: readonly Instant[];
    readonly bagsCount: number;
    readonly orderId: string;
  },
): Promise<number[]> {
  const rows = await sqlRows<{ places_left: number }>(
    em,
    `select coalesce(room_for($1::uuid, $2::uuid, $3::int, $4::timestamptz, p.at, product_now()), $3::int) as places_left
     from unnest($5::timestamptz[]) with ordinality as p (at, place) order by p.place`,
    [listingId, stays.orderId, stays.bagsCount, stays.dropOffAt.toString(), stays.pickUpsAt.map(String)],
  );
  return rows.map(({ places_left: left }) => Math.max(0, left));
}

export type StayListing = NonNullable<Awaited<ReturnType<typeof findStayListing>>>;

interface Asked {
  readonly stay: Stay;
  readonly now: Instant;
  readonly bagsCount: number;
  readonly started: boolean;
}

/** @throws AppError with the engine's reason when the listing does not take the stay. */
export function requireFreeStay(listing: StayListing, { stay, now, bagsCount, started }: Asked): void {
  const { refusal } = checkStay(compileOpening(listing.rules), stay, now, {
    bookable: listing.isBookable,
    placesLeft: listing.placesLeft,
    bagsCount,
    started,
  });
  if (refusal !== null) throw stayRefused(refusal, listing.placesLeft);
}
