import type { Instant } from '@js-joda/core';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { type BookingStatus, hasStarted } from './states.ts';

/** Pending and confirmed bookings may be cancelled, before the drop-off and after it. */
export function isCancelable(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/**
 * What a cancellation at `now` gives back of the amount paid (less refunds already made): everything before the
 * drop-off, nothing from then on. `penaltyFree` is set when the location changed its hours under the booking, and
 * gives back everything at any time.
 */
export function refundable<C extends string>(
  paid: Money<C>,
  dropOffAt: Instant,
  now: Instant,
  penaltyFree = false,
): Money<C> {
  return penaltyFree || !hasStarted(dropOffAt, now) ? paid : zero(paid.currency);
}
