import type { Instant } from '@js-joda/core';
import { zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { hasBegun, type OrderFacts } from './order-state.ts';
import type { BookingStatus } from './states.ts';

/** Pending and confirmed bookings may be cancelled, before the drop-off and after it. */
export function isCancelable(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/**
 * What a cancellation at `now` returns of an amount: everything before the order has begun, nothing from then on.
 * `penaltyFree` is set when the location changed its hours under the booking: until the first check-in everything is
 * returned.
 */
export function refundable<C extends string>(
  amount: Money<C>,
  facts: Pick<OrderFacts, 'dropOffAt' | 'checkedInAt'>,
  now: Instant,
  penaltyFree = false,
): Money<C> {
  const isFree = penaltyFree && facts.checkedInAt === null;
  return isFree || !hasBegun(facts, now) ? amount : zero(amount.currency);
}
