import { shortName } from '#shared/contact/short-name.ts';
import type { z } from 'zod/mini';
import type { reviewSchema } from '#shared/booking/booking-schema.ts';
import { constraintOf } from '#server/platform/db/driver-error.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { Booking, Review } from '../booking.entity.ts';
import { reviewNotPossible } from '../booking.errors.ts';
import { isOrderKey, requireOrderAccess } from './guest-access.ts';

/**
 * Reviews a completed order, once, and tells the partner by mail; its key from the follow-up mail is as good as its session.
 * @throws AppError 404 for a foreign order, 409 when it is not completed or was reviewed before.
 */
export async function reviewOrder(ctx: RequestContext, input: z.output<typeof reviewSchema>): Promise<void> {
  const { bookingId, key, rating, text } = input;
  if (key === undefined || !isOrderKey(ctx.deps, bookingId, key)) await requireOrderAccess(ctx, bookingId);
  const booking = await ctx.em.findOne(Booking, { id: bookingId });
  if (booking?.status !== 'completed') throw reviewNotPossible();
  try {
    await ctx.em.transactional(async (em) => {
      await em.insert(Review, {
        id: newId(),
        bookingId,
        listingId: booking.listingId,
        authorName: shortName(booking.firstName, booking.lastName),
        rating,
        text,
        replyText: null,
        repliedAt: null,
        createdAt: ctx.deps.clock.now(),
      });
      await ctx.deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'reviewed', to: 'partner' });
    });
  } catch (error) {
    if (constraintOf(error) === 'reviews_booking_id_key') throw reviewNotPossible();
    throw error;
  }
}
