import { isOpenAtWall, type OpenRanges } from '#shared/availability/open-ranges.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { lateMinute } from '#shared/search/filters/filters.ts';
import { dayOfWall, epochMinuteOf, minutesOfDay, wallMinuteAt } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';

/** A stay's ends by the clocks of one zone, in wall minutes. */
export interface StayWalls {
  readonly dropOff: number;
  readonly pickUp: number;
  /** The minute before the pick-up: bags may still be taken out in the minute of closing. */
  readonly closing: number;
  /** From when a door that is open counts as open late on the pick-up's day, and that day's end. */
  readonly evening: readonly [from: number, to: number];
}

/** A stay by the clocks of zones, each converted once. */
export function wallsOfStay({ dropOffAt, pickUpAt }: Stay): (zone: string) => StayWalls {
  const known = new Map<string, StayWalls>();
  // Most locations of an area are in one zone.
  let last: { readonly id: string; readonly walls: StayWalls } | null = null;
  return (id) => {
    if (last?.id === id) return last.walls;
    const found = known.get(id);
    if (found !== undefined) return (last = { id, walls: found }).walls;
    const zone = zoneOf(id);
    const at = epochMinuteOf(pickUpAt);
    const pickUp = wallMinuteAt(zone, at);
    const midnight = dayOfWall(pickUp) * minutesOfDay;
    const walls: StayWalls = {
      dropOff: wallMinuteAt(zone, epochMinuteOf(dropOffAt)),
      pickUp,
      closing: wallMinuteAt(zone, at - 1),
      // A location that is open in the minute before can still be collected from at it.
      evening: [midnight + lateMinute - 1, midnight + minutesOfDay],
    };
    known.set(id, walls);
    return walls;
  };
}

/** Whether the door is open at both ends of a stay: what `checkStay` says of them. */
export const isOpenAtBothEnds = (hours: OpenRanges, { dropOff, pickUp, closing }: StayWalls): boolean =>
  isOpenAtWall(hours, dropOff) && (isOpenAtWall(hours, pickUp) || isOpenAtWall(hours, closing));
