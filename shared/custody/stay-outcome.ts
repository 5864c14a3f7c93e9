import type { Instant } from '@js-joda/core';
import type { BookingStatus } from '../booking/states.ts';

export interface StayFacts {
  readonly status: BookingStatus;
  readonly pickUpAt: Instant;
  readonly checkedInAt: Instant | null;
  readonly checkedOutAt: Instant | null;
  /** Its door is reported shut, and that is not settled: no no-show is set. */
  readonly isReported?: boolean;
}

/** Hours after the pick-up at which administrators hear of bags that are still inside, and they count as left behind. */
export const lateHours = 24;

/**
 * What became of a sold stay whose pick-up has passed otherwise than was booked: `late` as long as bags are inside,
 * `noShow` where none were ever taken in; `null` for all others.
 */
export type StayOutcome = 'late' | 'noShow' | null;

export function stayOutcome(
  { status, pickUpAt, checkedInAt, checkedOutAt, isReported }: StayFacts,
  now: Instant,
): StayOutcome {
  if (now.isBefore(pickUpAt)) return null;
  if (checkedInAt !== null) return checkedOutAt === null ? 'late' : null;
  if (isReported === true) return null;
  return status === 'confirmed' || status === 'completed' ? 'noShow' : null;
}

/** What the location's people see of it: bags that are `late` by a day were left behind. */
export type HostedOutcome = StayOutcome | 'leftBehind';

export function hostedOutcome(facts: StayFacts, now: Instant): HostedOutcome {
  const outcome = stayOutcome(facts, now);
  const isLong = !now.isBefore(facts.pickUpAt.plusSeconds(lateHours * 3600));
  return outcome === 'late' && isLong ? 'leftBehind' : outcome;
}
