import type { Instant } from '@js-joda/core';
import { isDueForCompletion } from '#shared/booking/states.ts';
import { undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { Deps } from '#server/deps.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { completeBookings, sendBookingMail } from '../booking-jobs.ts';
import { bookingCompleted } from '../booking.events.ts';
import { Booking } from '../booking.entity.ts';
import { earnBooking } from './earn-booking.ts';
import { lockOrder } from '../lock-bookings.ts';
import { dropPayments } from '../payments/open-payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cancelRow } from '../place/write-booking.ts';

const AT_ONCE = 500;

/** A check-out can be taken back for some seconds: until then nobody is paid for it. */
const settledBefore = (now: Instant): Instant => now.minusSeconds(undoSeconds + undoGraceSeconds);

/** Completes what was checked out, or whose pick-up has passed: the partner's share becomes theirs, and the traveller is asked for a review. */
export const completeBookingsHandler = handleJob(
  completeBookings,
  async (_payload, deps: Deps) => {
    const due = await deps.db.query<{ id: string }>(
      `select id from bookings where is_over(status, pick_up_at, checked_out_at, $1)
         and (checked_out_at is null or checked_out_at < $2)
       order by pick_up_at limit ${AT_ONCE}`,
      [deps.clock.now().toString(), settledBefore(deps.clock.now()).toString()],
    );
    await forEachOnItsOwn(due, ({ id }) => completeBooking(deps, id));
  },
  '* * * * *',
);

async function completeBooking(deps: Deps, bookingId: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    const order = await lockOrder(em, bookingId, false);
    if (order === null) return;
    const { booking, waiting } = order;
    if (!isDueForCompletion(booking.status, booking.pickUpAt, booking.checkedOutAt ?? null, now)) return;
    if (booking.checkedOutAt && !booking.checkedOutAt.isBefore(settledBefore(now))) return;
    for (const each of waiting) {
      await dropPayments(deps, em, each.id);
      await cancelRow(em, each, { reason: null, now });
    }
    await em.nativeUpdate(Booking, { id: bookingId }, { status: 'completed', completedAt: now, updatedAt: now });
    await earnBooking(em, deps, booking);
    // Whose bags are still inside hears of that instead, and is asked when they are fetched.
    const isLate = booking.checkedInAt && !booking.checkedOutAt;
    if (!isLate) await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'followUp', to: 'traveller' });
    await deps.events.publish(em, bookingCompleted, { bookingId });
  });
}
