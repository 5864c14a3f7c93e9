import { Duration } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';

/**
 * How much may be held without being paid: see docs/decisions/holds.md. What a booking that comes with its card holds,
 * it holds for the moment of the charge.
 */
export const holdLimits = {
  /** Live unpaid bookings of one visitor or account, and of one e-mail address. */
  ofOne: 5,
  /** Of one address block: a hostel, an office or a carrier may stand behind it. */
  ofBlock: 20,
  /** Bags that one address block holds unpaid, the booking asked for among them where it is not the only one. */
  bagsOfBlock: 40,
  /** How long a bank may ask about more than could be held without a card. */
  bankMinutes: 3,
  /** Bags and days of one booking without a card. */
  bags: 5,
  days: 7,
  /** One stranger's part of what is free at a location, and what they may hold at least. */
  partOfFree: 4,
  leastPart: 2,
} as const;

/** Whether a stay of so many bags is booked with its card only. */
export function needsCardFirst(stay: Stay, bagsCount: number): boolean {
  const days = Duration.between(stay.dropOffAt, stay.pickUpAt).toMinutes() / (24 * 60);
  return bagsCount > holdLimits.bags || days > holdLimits.days;
}

/** Bags that one stranger may hold unpaid at a location of which so many places are free. */
export function partOfFree(free: number): number {
  return Math.max(holdLimits.leastPart, Math.ceil(free / holdLimits.partOfFree));
}
