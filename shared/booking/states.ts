import type { Instant } from '@js-joda/core';

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'canceled'] as const;

/** pending → confirmed → completed, and pending | confirmed → canceled. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** How long a pending booking holds its bags without being paid. */
export const holdMinutes = 15;

/** Whether a booking holds its bags over its stay; a pending one does until its hold expires. */
export function holdsBags(status: BookingStatus, holdExpiresAt: Instant | null, now: Instant): boolean {
  if (status === 'pending') return holdExpiresAt !== null && now.isBefore(holdExpiresAt);
  return status === 'confirmed';
}
