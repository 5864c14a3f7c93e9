import type { z } from 'zod/mini';
import type { changeSchema } from '#shared/booking/booking-schema.ts';
import { money, zero } from '#shared/money/arithmetic.ts';
import { isBelowSmallestCharge } from '#shared/money/smallest-charge.ts';
import { bookingChanges } from '#shared/booking/changes.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { Booking } from '../booking.entity.ts';
import { stayRefused } from '../booking.errors.ts';
import { isPaidByIntent, stillDue } from '../payments/chain.sql.ts';
import { couponOfChange, draftChange } from './draft-change.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { findKeptCard } from '../payments/kept-card.ts';

/**
 * The 'Booking Changes' table before anything changes.
 * @throws AppError as `draftChange`, and with the reason when the listing does not take the new stay.
 */
export async function previewChange(ctx: RequestContext, input: z.output<typeof changeSchema>) {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps, em } = ctx;
  const booking = await em.findOneOrFail(Booking, { id: input.bookingId });
  const coupon = await couponOfChange(ctx, booking, input.code);
  const draft = await draftChange(em, deps, booking, input, coupon);
  const { refusal } = draft.verdict;
  if (refusal !== null) throw stayRefused(refusal, draft.listing.placesLeft);
  const difference = await stillDue(em, draft.quote.totalWithDiscount, booking.id);
  const due = isBelowSmallestCharge(difference) ? zero<string>(booking.currency) : difference;
  const savedCard = due.minor > 0 ? await findKeptCard(ctx, booking.id) : null;
  return {
    ...bookingChanges(booking.quote, draft.quote),
    /** What is to be paid now, none where no card can be charged with so little; negative for what goes back. */
    amountDue: money(due.minor, booking.currency),
    quote: draft.quote,
    verdict: draft.verdict,
    placesLeft: draft.listing.placesLeft,
    hasStarted: draft.started,
    hasChanges: draft.hasChanges,
    savedCard,
    needsPaymentForm: due.minor > 0 && (savedCard === null || (await isPaidByIntent(em, booking.id))),
  };
}
