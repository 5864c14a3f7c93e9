import type { Instant } from '@js-joda/core';
import { dayOfWall, epochMinuteOf, minuteOfWall, wallMinuteAt } from '../time/local-time.ts';
import { inRanges } from './minute-ranges.ts';
import { eveningBefore } from './nights.ts';
import { inClosurePeriod, isOpenWallMinute, type Opening, usualOfDay } from './opening.ts';
import type { ClosedReason, StayEnd } from './verdict.ts';

/**
 * Whether one end of a stay may happen at an instant. A drop-off may in [from, to) of an opening, a pick-up in
 * [from, to]: that is, when the door is open then or was a minute before. On a day when the clocks change "a minute
 * before" is an elapsed minute. See docs/decisions/opening-hours.md.
 */
export function isOpenAt(opening: Opening, instant: Instant, end: StayEnd): boolean {
  const minute = epochMinuteOf(instant);
  if (isOpenWallMinute(opening, wallMinuteAt(opening.zone, minute))) return true;
  return end === 'pickUp' && isOpenWallMinute(opening, wallMinuteAt(opening.zone, minute - 1));
}

/** The rule that keeps the listing closed at an instant for that end of a stay; `null` when it is open. */
export function whyClosedAt(opening: Opening, instant: Instant, end: StayEnd): ClosedReason | null {
  if (isOpenAt(opening, instant, end)) return null;
  const wall = wallMinuteAt(opening.zone, epochMinuteOf(instant));
  const [date, minute] = [dayOfWall(wall), minuteOfWall(wall)];
  // The small hours of a night are closed by what closes its evening.
  const day = minute < eveningBefore(opening.days, date) ? date - 1 : date;
  if (inClosurePeriod(opening, day)) return 'closurePeriod';
  if (!opening.hasHours) return 'noHours';
  const isUsual = inRanges(usualOfDay(opening, date), minute);
  const isReplaced = opening.replaced.has(day) && isUsual;
  const isShut = opening.off.has(day) || inRanges(opening.shut.get(date) ?? [], minute);
  return isReplaced || isShut ? 'closedSpecialSlot' : 'outsideWeeklyHours';
}
