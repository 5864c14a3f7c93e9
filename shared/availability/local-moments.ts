import type { Instant } from '@js-joda/core';
import { dateOfDay, dayOfWall, epochMinuteOf, minuteOfWall, minutesOfDay, wallMinuteAt } from '../time/local-time.ts';
import type { Opening } from './opening.ts';
import type { LocalMoment } from './verdict.ts';

/** The listing's local moment at an instant; midnight is minute 0 of the new day. */
export function momentOf(opening: Opening, instant: Instant): LocalMoment {
  return momentOfWall(wallMinuteAt(opening.zone, epochMinuteOf(instant)));
}

/** The same for a closing, which belongs to the day that was open: midnight is minute 1440 of the day before. */
export function closingMomentOf(opening: Opening, instant: Instant): LocalMoment {
  const minute = epochMinuteOf(instant);
  const lastOpen = wallMinuteAt(opening.zone, minute - 1);
  if (minuteOfWall(lastOpen) === minutesOfDay - 1)
    return { date: dateOfDay(dayOfWall(lastOpen)), minute: minutesOfDay };
  return momentOfWall(wallMinuteAt(opening.zone, minute));
}

function momentOfWall(wallMinute: number): LocalMoment {
  return { date: dateOfDay(dayOfWall(wallMinute)), minute: minuteOfWall(wallMinute) };
}
