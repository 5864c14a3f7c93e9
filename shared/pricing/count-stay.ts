import { Duration, type Instant, type ZoneId } from '@js-joda/core';
import type { Stay } from '../availability/stay.ts';
import { dayOfWall, instantOfWall, minutesOfDay, wallMinuteOf } from '../time/local-time.ts';
import { clockChangesBetween } from '../time/zone.ts';

const secondsOfDay = 86_400;

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
  const firstDay = dayOfWall(wallMinuteOf(zone, stay.dropOffAt)) + 1;
  const lastDay = dayOfWall(wallMinuteOf(zone, stay.pickUpAt));
  const first = midnightInside(stay, zone, firstDay, 1);
  const last = midnightInside(stay, zone, lastDay, -1);
  const isWithin = first !== null && last !== null && first <= last;
  return {
    numberOfHours: hoursUp(stay.dropOffAt, stay.pickUpAt),
    nights: isWithin ? last - first + 1 - skippedDates(stay, zone) : 0,
    firstDayHours: hoursUp(stay.dropOffAt, isWithin ? instantOfWall(zone, first * minutesOfDay) : stay.pickUpAt),
  };
}

/** The number of the first day, going up or down from one, whose midnight is strictly inside the stay. */
function midnightInside(stay: Stay, zone: ZoneId, from: number, step: 1 | -1): number | null {
  for (let day = from; Math.abs(day - from) < 3; day += step) {
    const midnight = instantOfWall(zone, day * minutesOfDay);
    if (midnight.isAfter(stay.dropOffAt) && midnight.isBefore(stay.pickUpAt)) return day;
  }
  return null;
}

/** Dates that the zone left out altogether when it crossed the date line, such as 30 December 2011 in Samoa. */
function skippedDates(stay: Stay, zone: ZoneId): number {
  const changes = clockChangesBetween(zone, stay.dropOffAt.epochSecond(), stay.pickUpAt.epochSecond() - 1);
  return changes.filter((change) => change.after - change.before >= secondsOfDay).length;
}

function hoursUp(from: Instant, to: Instant): number {
  return Math.max(1, Math.ceil(Duration.between(from, to).toMillis() / 3_600_000));
}
