import {
  dayOfDate,
  epochMinuteOf,
  instantOfEpochMinute,
  instantOfWall,
  minutesOfDay,
  steadyOffsetOfDay,
  wallMinuteAt,
} from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import { type Opening, stretchesOfDay } from './opening.ts';
import type { StayEnd } from './verdict.ts';

/** The times of a local date that a picker offers, in order: two lists side by side, and no object for each time. */
export interface DaySlots {
  /** Minutes of the local day, 0–1439. */
  readonly minutes: readonly number[];
  /** The same moments in epoch minutes. */
  readonly at: readonly number[];
}

/**
 * The times of a local date (`YYYY-MM-DD`) at which that end of a stay may happen, every 30 or 15 minutes from
 * midnight; the last is 23:30 or 23:45. Times that a spring gap skips are left out, those that happen twice in autumn
 * are listed once, at the earlier offset. None means 'Closed today'.
 * @throws DateTimeException when it is not a date.
 */
export function slotsOfDay(opening: Opening, date: string, step: 15 | 30, end: StayEnd): DaySlots {
  const day = dayOfDate(date);
  const offset = steadyOffsetOfDay(opening.zone, day);
  return offset === null ? slotsOfChange(opening, day, step, end) : slotsOfStretches(opening, day, step, end, offset);
}

/** A day on which the clocks stand still: the times are cut from its open stretches. */
function slotsOfStretches(opening: Opening, day: number, step: number, end: StayEnd, offset: number): DaySlots {
  const minutes: number[] = [];
  const at: number[] = [];
  const start = day * minutesOfDay - offset;
  const isPickUp = end === 'pickUp';
  const add = (minute: number) => {
    minutes.push(minute);
    at.push(start + minute);
  };
  // A pick-up may happen in the very minute in which the door closes, also at the midnight that ends the day before.
  const isOpenTillMidnight = isPickUp && stretchesOfDay(opening, day - 1).at(-1)?.to === minutesOfDay;
  if (isOpenTillMidnight) add(0);
  for (const { from, to } of stretchesOfDay(opening, day)) {
    const last = Math.min(isPickUp ? to : to - 1, minutesOfDay - 1);
    // Stretches don't touch, and yet a pick-up at the end of one can be the first time of the next.
    const first = Math.max(Math.ceil(from / step) * step, (minutes.at(-1) ?? -step) + step);
    for (let minute = first; minute <= last; minute += step) add(minute);
  }
  return { minutes, at };
}

/** A day around which the clocks change: each time is asked for. */
function slotsOfChange(opening: Opening, day: number, step: number, end: StayEnd): DaySlots {
  const midnight = day * minutesOfDay;
  const minutes: number[] = [];
  const at: number[] = [];
  for (let minute = 0; minute < minutesOfDay; minute += step) {
    const moment = epochMinuteOf(instantOfWall(opening.zone, midnight + minute));
    if (wallMinuteAt(opening.zone, moment) !== midnight + minute) continue;
    if (!isOpenAt(opening, instantOfEpochMinute(moment), end)) continue;
    minutes.push(minute);
    at.push(moment);
  }
  return { minutes, at };
}
