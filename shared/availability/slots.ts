import type { Instant } from '@js-joda/core';
import { toIso } from '../time/instants.ts';
import { dayOfDate, instantOfWall, minutesOfDay, wallMinuteOf } from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import type { Opening } from './opening.ts';
import type { StayEnd } from './verdict.ts';

/** A time that a picker offers. */
export interface TimeSlot {
  /** Minute of the local day, 0–1439. */
  readonly minute: number;
  /** The same moment as an ISO instant in UTC. */
  readonly at: string;
  /** `false` for a time that can't be chosen any more: shown greyed. */
  readonly available: boolean;
}

export interface SlotBounds {
  /** Earlier slots are not available: the current instant. */
  readonly notBefore?: Instant;
  /** Slots up to and at this instant are not available: the drop-off, when a pick-up is chosen. */
  readonly after?: Instant;
}

/**
 * The times of a local date (`YYYY-MM-DD`) at which that end of a stay may happen, every 30 or 15 minutes from
 * midnight; the last is 23:30 or 23:45. Times that a spring gap skips are left out, those that happen twice in autumn
 * are listed once, at the earlier offset. Empty means 'Closed today'.
 */
export function slotsOfDay(
  opening: Opening,
  date: string,
  stepMinutes: 15 | 30,
  end: StayEnd,
  bounds: SlotBounds = {},
): TimeSlot[] {
  const midnight = dayOfDate(date) * minutesOfDay;
  const slots: TimeSlot[] = [];
  for (let minute = 0; minute < minutesOfDay; minute += stepMinutes) {
    const instant = instantOfWall(opening.zone, midnight + minute);
    if (wallMinuteOf(opening.zone, instant) !== midnight + minute || !isOpenAt(opening, instant, end)) continue;
    const isPast = bounds.notBefore !== undefined && instant.isBefore(bounds.notBefore);
    const isTooEarly = bounds.after !== undefined && !instant.isAfter(bounds.after);
    slots.push({ minute, at: toIso(instant), available: !isPast && !isTooEarly });
  }
  return slots;
}
