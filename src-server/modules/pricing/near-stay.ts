import type { Instant } from '@js-joda/core';
import { tooFarEnd } from '#shared/availability/how-far.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { dropOffAfterPickUp, tooFarAhead } from './pricing.errors.ts';

/** What price and booking ask of every stay. @throws AppError 422 for a reversed stay, and for an end too far ahead. */
export function requireNearStay(stay: Stay, now: Instant): void {
  if (!stay.dropOffAt.isBefore(stay.pickUpAt)) throw dropOffAfterPickUp();
  const far = tooFarEnd(stay, now);
  if (far !== null) throw tooFarAhead(far);
}
