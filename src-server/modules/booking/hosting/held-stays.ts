import type { GuardedBooking } from '#shared/partner/closed-door.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface Row {
  readonly id: string;
  readonly listing_id: string;
  readonly code: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly is_inside: boolean;
}

/** A booking that a closed door may meet. */
export interface HeldStay extends GuardedBooking {
  readonly code: string;
}

/** The bookings of each location whose bags are not back with their travellers, offers to others left out. */
export async function heldStays({ db, clock }: Deps, listingIds: readonly string[]): Promise<Map<string, HeldStay[]>> {
  const rows = await db.query<Row>(
    `select b.id, listing_id, b.code, drop_off_at, pick_up_at, bags_count, coalesce(o.bags_inside, 0) > 0 as is_inside
     from bookings b left join orders o on o.current_booking_id = b.id
     where listing_id = any($1::uuid[]) and pick_up_at > $2 and holds_bags(status, hold_expires_at, product_now())
       and not (offered_at is not null and status = 'pending')
     order by drop_off_at, b.id`,
    [listingIds, clock.now().toString()],
  );
  const byListing = Map.groupBy(rows, (row) => row.listing_id);
  return new Map(
    [...byListing].map(([listingId, found]) => [
      listingId,
      found.map((row) => ({
        id: row.id,
        code: row.code,
        dropOffAt: instantOf(row.drop_off_at),
        pickUpAt: instantOf(row.pick_up_at),
        bagsCount: row.bags_count,
        isInside: row.is_inside,
      })),
    ]),
  );
}
