import type { Instant } from '@js-joda/core';

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'canceled'] as const;

/** pending → confirmed → completed, and pending | confirmed → canceled. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** How long a pending booking holds its bags without being paid. */
export const holdMinutes = 15;

/** Confirmed, and the pick-up has not passed. */
export function isModifiable(status: BookingStatus, pickUpAt: Instant, now: Instant): boolean {
  return status === 'confirmed' && now.isBefore(pickUpAt);
}

/** The drop-off has passed: drop-off and bags are fixed from then on. */
export function hasStarted(dropOffAt: Instant, now: Instant): boolean {
  return !now.isBefore(dropOffAt);
}

/** Whether a booking holds its bags over its stay; a pending one does until its hold expires. */
export function holdsBags(status: BookingStatus, holdExpiresAt: Instant | null, now: Instant): boolean {
  if (status === 'pending') return holdExpiresAt !== null && now.isBefore(holdExpiresAt);
  return status === 'confirmed';
}

/** A confirmed booking becomes completed at check-out, or when its pick-up time has passed. */
export function isDueForCompletion(
  status: BookingStatus,
  pickUpAt: Instant,
  checkedOutAt: Instant | null,
  now: Instant,
): boolean {
  return status === 'confirmed' && (checkedOutAt !== null || !now.isBefore(pickUpAt));
}
