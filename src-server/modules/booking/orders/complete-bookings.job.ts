import type { Instant } from '@js-joda/core';
import { isDueForCompletion, lateDays } from '#shared/booking/order-state.ts';
import { undoGraceSeconds, undoSeconds } from '#shared/custody/ticket-verdict.ts';
import type { Deps } from '#server/deps.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { completeBookings, sendBookingMail } from '../booking-jobs.ts';
import { bookingCompleted } from '../booking.events.ts';
import { Booking } from '../booking.entity.ts';
import { earnBooking } from './earn-booking.ts';
import { hasOpenReport } from '../door/end-report.ts';
import { factsOf, lockOrder } from '../lock-bookings.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

const AT_ONCE = 500;

/** A check-out can be taken back for some seconds: until then no one is paid for it. */
const settledBefore = (now: Instant): Instant => now.minusSeconds(undoSeconds + undoGraceSeconds);

/** Completes what was checked out, or whose pick-up has passed: the partner's share becomes theirs, and the traveller is asked for a review. */
export const completeBookingsHandler = handleJob(
  completeBookings,
  async (_payload, deps: Deps) => {
    const due = await deps.db.query<{ id: string }>(
      `select b.id from bookings b join orders o on o.id = b.order_id
       where b.status = 'confirmed' and not exists (select from door_reports d where d.order_id = o.id and d.is_open)
         and (o.checked_out_at < $2 or b.pick_up_at <= $1 and o.checked_out_at is null
         and (o.bags_inside = 0 or b.pick_up_at <= $3 or not exists (
           select from ledger_transactions t where t.booking_id = b.id and t.kind = 'earning')))
       order by b.pick_up_at limit ${AT_ONCE}`,
      [
        deps.clock.now().toString(),
        settledBefore(deps.clock.now()).toString(),
        deps.clock
          .now()
          .minusSeconds(lateDays * 86_400)
          .toString(),
      ],
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
    const { booking, current } = order;
    if (booking.id !== current.id || (await hasOpenReport(em, order.order.id))) return;
    const facts = factsOf(order);
    // The share of what was sold is earned at the pick-up in any case; with bags inside the booking goes on.
    const isLate = facts.bagsInside > 0;
    if (isLate && !now.isBefore(booking.pickUpAt)) await earnBooking(em, deps, booking);
    if (!isDueForCompletion(facts, now)) return;
    if (facts.checkedOutAt !== null && !facts.checkedOutAt.isBefore(settledBefore(now))) return;
    await dropWaiting(deps, em, order, null);
    await em.nativeUpdate(Booking, { id: bookingId }, { status: 'completed', completedAt: now, updatedAt: now });
    await earnBooking(em, deps, booking);
    // Whose bags are still inside hears of that instead, and is asked when they are fetched.
    if (!isLate) await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'followUp', to: 'traveller' });
    await deps.events.publish(em, bookingCompleted, { bookingId });
  });
}
