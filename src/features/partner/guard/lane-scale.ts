import { Instant, type ZoneId } from '@js-joda/core';
import { type Opening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { dateOfDay, dayOfWall, epochMinuteOf, minutesOfDay, wallMinuteAt } from '#shared/time/local-time.ts';

interface Stay {
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

interface LaneDay {
  readonly date: string;
  /** No door opens on it. */
  readonly isClosed: boolean;
}

/** The days that lanes run across, and where an instant lies on them, in hundredths of the width. */
export interface LaneScale {
  readonly days: readonly LaneDay[];
  readonly at: (instant: string) => number;
}

const FEWEST_DAYS = 5;
/** A longer stay runs out of the picture. */
const MAX_DAYS = 28;

const wallOf = (zone: ZoneId, iso: string): number => wallMinuteAt(zone, epochMinuteOf(Instant.parse(iso)));

/** From the first of the stays' days to the last, in the location's time. */
export function laneScale(opening: Opening, stays: readonly Stay[]): LaneScale {
  const { zone } = opening;
  const first = Math.min(...stays.map(({ dropOffAt }) => dayOfWall(wallOf(zone, dropOffAt))));
  const last = Math.max(...stays.map(({ pickUpAt }) => dayOfWall(wallOf(zone, pickUpAt))));
  const count = Math.min(MAX_DAYS, Math.max(FEWEST_DAYS, last - first + 1));
  const days = Array.from({ length: count }, (_, ahead) => {
    const date = dateOfDay(first + ahead);
    return { date, isClosed: openStretchesOfDay(opening, date).length === 0 };
  });
  const at = (instant: string) => {
    const share = (wallOf(zone, instant) / minutesOfDay - first) / count;
    return Math.min(1, Math.max(0, share)) * 100;
  };
  return { days, at };
}
