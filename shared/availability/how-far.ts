import type { Instant } from '@js-joda/core';
import type { Stay } from './stay.ts';
import type { StayEnd } from './verdict.ts';

/** How far ahead both ends of a stay may be: price, verdict and booking look no further. */
export const daysAhead = 365;

/** The first end of a stay that lies further ahead than `daysAhead`; `null` when both are near enough. */
export function tooFarEnd(stay: Stay, now: Instant): StayEnd | null {
  const last = now.plusSeconds(daysAhead * 86_400);
  if (stay.dropOffAt.isAfter(last)) return 'dropOff';
  return stay.pickUpAt.isAfter(last) ? 'pickUp' : null;
}
