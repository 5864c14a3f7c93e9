import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import type { Booking } from '../booking.entity.ts';
import { bookingChanged } from '../booking.events.ts';
import { handCouponOn } from '../place/coupon-uses.ts';
import { cancelRow, putInForce } from '../place/write-booking.ts';

/**
 * Puts a confirmed version at another place in force instead of the one before, and tells the traveller, the place that
 * they come to, and the one that they come to no more.
 */
export async function goTo(
  em: EntityManager,
  deps: Deps,
  there: Pick<Booking, 'id' | 'orderId'> & { readonly couponId?: string | null },
  replaced: Booking,
): Promise<void> {
  const now = deps.clock.now();
  await cancelRow(em, replaced, { reason: cancelReasons.moved, now, keepsCoupon: true });
  await handCouponOn(em, replaced, there, now);
  await putInForce(em, there);
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId: there.id, kind: 'changed', to: 'traveller' });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId: there.id, kind: 'confirmed', to: 'partner' });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId: replaced.id, kind: 'moved', to: 'partner' });
  await deps.events.publish(em, bookingChanged, { bookingId: there.id });
}
