import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { moveOfferEnd } from '#shared/partner/near-places.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { FALLBACK_ZONE } from '#server/platform/geo/time-zone.ts';
import { newId } from '#server/platform/ids.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { Order } from '../booking.entity.ts';
import { moveOfferOver } from '../booking.errors.ts';
import { lockOrder } from '../lock-bookings.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { cancelRow, insertBooking } from '../place/write-booking.ts';

/** Locks the room of the places that are about to be offered, in the one order in which all lock it. */
export async function lockPlaces(em: EntityManager, placeIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(placeIds)].sort())
    await sqlRows(em, 'select 1 from listing_capacity where listing_id = $1 for update', [id]);
}

/** Who offers it: the location whose hours changed, or an administrator. */
type OfferMail = 'moveOffered' | 'placeOffered';

/**
 * Offers a booking's traveller another place: its room is held there until the offer ends, at the price that was paid,
 * and the booking stays as it is until they take it. A change of theirs that waits for its payment is given up for it.
 * @throws AppError 409 when the booking can no longer be moved; SQLSTATE CL001 when the place has no room.
 */
export async function offerMove(
  em: EntityManager,
  deps: Deps,
  { bookingId, placeId, kind = 'moveOffered' }: { bookingId: string; placeId: string; kind?: OfferMail },
): Promise<void> {
  const now = deps.clock.now();
  const order = await lockOrder(em, bookingId, false);
  const booking = order?.booking;
  if (order === null || booking?.status !== 'confirmed' || order.order.checkedInAt) throw moveOfferOver();
  if (moveOfferEnd(booking.dropOffAt, now) === null) throw moveOfferOver();
  await dropWaiting(deps, em, order, cancelReasons.editing);
  const { firstName, lastName, email, phoneNumber = null, language } = booking;
  await em.nativeUpdate(Order, { id: booking.orderId }, { penaltyFree: true });
  const [place] = await sqlRows<{ time_zone: string }>(em, 'select time_zone from listings where id = $1', [placeId]);
  await insertBooking(em, {
    id: newId(),
    listingId: placeId,
    userId: booking.userId,
    contact: { firstName, lastName, email, phoneNumber, language },
    stay: { dropOffAt: booking.dropOffAt, pickUpAt: booking.pickUpAt },
    zone: place?.time_zone ?? FALLBACK_ZONE,
    bagsCount: booking.bagsCount,
    quote: booking.quote,
    couponId: booking.couponId ?? null,
    isPaid: false,
    isOffer: true,
    now,
    replaced: booking,
  });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind, to: 'traveller' });
}

/** Takes back an offer that its place cannot honour any more, and says so to the traveller, whose booking stays. */
export async function withdrawOffer(em: EntityManager, deps: Deps, offerId: string): Promise<void> {
  const order = await lockOrder(em, offerId, false);
  if (order?.booking.status !== 'pending' || order.replaced === null) return;
  await cancelRow(em, order.booking, { reason: cancelReasons.moveOver, now: deps.clock.now(), keepsCoupon: true });
  await tellOfOfferOver(em, deps, order.replaced.id);
}

/** Says to the traveller that nothing is held for them elsewhere any more, and to the location that they come after all. */
export async function tellOfOfferOver(em: EntityManager, deps: Deps, bookingId: string): Promise<void> {
  for (const to of ['traveller', 'partner'] as const)
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'moveOver', to });
}
