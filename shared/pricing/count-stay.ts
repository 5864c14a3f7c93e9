import { Duration, type Instant, type ZoneId } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';
import { dayOfWall, instantOfWall, minutesOfDay, wallMinuteOf } from '../time/local-time.ts';

/** What a stay is charged for. */
export interface StayCount {
  /** Elapsed hours of the whole stay, rounded up, at least 1. */
  readonly numberOfHours: number;
  /** Local midnights strictly inside the stay. */
  readonly nights: number;
  /** Elapsed hours to the first midnight or the pick-up, whichever is first, rounded up, at least 1. */
  readonly firstDayHours: number;
}

/**
 * Counts hours and nights of a stay. Hours are elapsed time. A midnight is the first instant of a local date, so on a
 * day whose clocks skip 12:00 AM it is the instant when they do; a pick-up at exactly midnight has not passed it.
 */
export function countStay(stay: Stay, zone: ZoneId): StayCount {
  let nights = 0;
  let firstEnd: Instant = stay.pickUpAt;
  let previous: Instant | null = null;
  const lastDay = dayOfWall(wallMinuteOf(zone, stay.pickUpAt));
  for (let day = dayOfWall(wallMinuteOf(zone, stay.dropOffAt)) + 1; day <= lastDay; day += 1) {
    const midnight = instantOfWall(zone, day * minutesOfDay);
    const isInside = midnight.isAfter(stay.dropOffAt) && midnight.isBefore(stay.pickUpAt);
    if (!isInside || (previous !== null && midnight.equals(previous))) continue;
    if (nights === 0) firstEnd = midnight;
    nights += 1;
    previous = midnight;
  }
  return {
    numberOfHours: hoursUp(stay.dropOffAt, stay.pickUpAt),
    nights,
    firstDayHours: hoursUp(stay.dropOffAt, firstEnd),
  };
}

function hoursUp(from: Instant, to: Instant): number {
  return Math.max(1, Math.ceil(Duration.between(from, to).toMillis() / 3_600_000));
}
