import type { z } from 'zod/mini';
import type { changeSchema } from '#shared/booking/booking-schema.ts';
import { bookingChanges } from '#shared/booking/changes.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { orderNotFound, stayRefused } from '../booking.errors.ts';
import { isPaidByIntent } from '../payments/order-sums.sql.ts';
import { couponOfChange, draftChange } from './draft-change.ts';
import { lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { findKeptCard } from '../payments/kept-card.ts';

/**
 * The 'Booking Changes' table before anything changes.
 * @throws AppError as `draftChange`, and with the reason when the listing does not take the new stay.
 */
export async function previewChange(ctx: RequestContext, input: z.output<typeof changeSchema>) {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps, em } = ctx;
  const order = await em.transactional((step) => lockOrder(step, input.bookingId, false));
  if (order === null) throw orderNotFound();
  const { booking } = order;
  const coupon = await couponOfChange(ctx, booking, input.code);
  const draft = await draftChange(em, deps, order, input, coupon);
  const { refusal } = draft.verdict;
  if (refusal !== null) throw stayRefused(refusal, draft.listing.placesLeft);
  const { due } = draft;
  const savedCard = due.minor > 0 ? await findKeptCard(ctx, booking.id) : null;
  return {
    ...bookingChanges(booking.quote, draft.quote),
    /** What is to be paid now, none where no card can be charged with so little; negative for what goes back. */
    amountDue: due,
    quote: draft.quote,
    verdict: draft.verdict,
    placesLeft: draft.listing.placesLeft,
    hasStarted: draft.begun,
    hasChanges: draft.hasChanges,
    savedCard,
    needsPaymentForm: due.minor > 0 && (savedCard === null || (await isPaidByIntent(em, booking.id))),
  };
}
