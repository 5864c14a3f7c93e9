import type { z } from 'zod/mini';
import { checkStay } from '#shared/availability/check-stay.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { moveAnswerSchema } from '#shared/booking/booking-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { Booking } from '../booking.entity.ts';
import { moveOfferOver } from '../booking.errors.ts';
import { endReport } from '../door/end-report.ts';
import { lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { goTo } from './go-to.ts';
import { findStayListing } from '../place/stay-listing.ts';
import { cancelRow, confirmRow } from '../place/write-booking.ts';

type Input = z.output<typeof moveAnswerSchema>;
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
/** An order that is an offer, with the booking that it would take the place of. */
type Offer = Order & { readonly replaced: NonNullable<Order['replaced']> };

/**
 * Takes the other place that the location offered: the offer becomes the order, at the price that was paid, and takes
 * the place of the booking. Taking it again changes nothing.
 * @returns the id of the order as it is now.
 * @throws AppError 404 for a foreign order; 409 when the offer is over or its place cannot take the stay any more, which
 *   ends the offer and leaves the booking as it is.
 */
export async function acceptMove(ctx: RequestContext, input: Input): Promise<{ readonly bookingId: string }> {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps } = ctx;
  const { bookingId, offerId, requestId } = input;
  const scope = `move:${scopeOf(ctx)}:${bookingId}`;
  const { isTaken } = await withIdempotency(deps, { scope, key: requestId, request: input }, async () => ({
    isTaken: await inTransaction(deps, (em) => takeOffer(em, deps, input)),
  }));
  if (!isTaken) throw moveOfferOver();
  return { bookingId: offerId };
}

/** @returns false where the place cannot take it: the offer has ended then. */
async function takeOffer(em: EntityManager, deps: Deps, input: Input): Promise<boolean> {
  const offer = await lockOffer(em, input);
  const { booking, replaced, isHeld } = offer;
  if (booking.status === 'confirmed' || booking.status === 'completed') return true;
  if (!isHeld || replaced.status !== 'confirmed' || offer.order.checkedInAt) throw moveOfferOver();
  const now = deps.clock.now();
  if (!(await takesStay(em, deps, offer))) {
    await cancelRow(em, booking, { reason: cancelReasons.moveOver, now, keepsCoupon: true });
    return false;
  }
  await confirmRow(em, booking, now);
  await endReport(em, booking.orderId, { by: 'traveller', taken: 'stay', now });
  await goTo(em, deps, booking, replaced);
  return true;
}

/** Declines it: its room is free again, and the booking stays. Declining what is over changes nothing. @throws AppError 404. */
export async function declineMove(ctx: RequestContext, input: Input): Promise<void> {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const { booking, replaced } = await lockOffer(em, input);
    if (booking.status !== 'pending') return;
    await cancelRow(em, booking, { reason: cancelReasons.moveOver, now: deps.clock.now(), keepsCoupon: true });
    // Who declined knows it; the location has to be there.
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId: replaced.id, kind: 'moveOver', to: 'partner' });
  });
}

async function lockOffer(em: EntityManager, { bookingId, offerId }: Input): Promise<Offer> {
  const order = isId(offerId) ? await lockOrder(em, offerId, true) : null;
  if (!order?.booking.offeredAt) throw moveOfferOver();
  // Taken already, its booking is the one in force.
  const replaced = order.replaced ?? order.current;
  const isOfBooking =
    replaced.id === bookingId || (await em.count(Booking, { id: bookingId, orderId: order.order.id })) > 0;
  if (!isOfBooking) throw moveOfferOver();
  return { ...order, replaced };
}

/** Whether the place is still open at both ends and takes bookings; its room is held. */
async function takesStay(em: EntityManager, { clock }: Pick<Deps, 'clock'>, { booking }: Offer): Promise<boolean> {
  const stay = { dropOffAt: booking.dropOffAt, pickUpAt: booking.pickUpAt };
  const listing = await findStayListing(em, booking.listingId, {
    stay,
    bagsCount: booking.bagsCount,
    orderId: booking.orderId,
  });
  if (listing === null) return false;
  const { available } = checkStay(compileOpening(listing.rules), stay, clock.now(), {
    bookable: listing.isBookable,
    placesLeft: null,
    bagsCount: booking.bagsCount,
  });
  return available;
}
