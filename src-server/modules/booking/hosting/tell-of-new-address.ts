import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sendBookingMail } from '../booking-jobs.ts';

/**
 * Writes to each traveller with a booking at a location that stands at another address now, and lets them change or cancel it
 * free of charge until their pick-up. See docs/decisions/joining.md.
 */
export async function tellOfNewAddress(deps: Deps, listingId: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    const bookings = await sqlRows<{ readonly id: string }>(
      em,
      `update orders o set penalty_free = true from bookings b where b.id = o.current_booking_id and b.listing_id = $1
         and b.status = 'confirmed' and b.pick_up_at > $2 returning b.id`,
      [listingId, deps.clock.now().toString()],
    );
    for (const { id } of bookings) {
      await deps.jobs.enqueue(em, sendBookingMail, { bookingId: id, kind: 'addressChanged', to: 'traveller' });
    }
  });
}
