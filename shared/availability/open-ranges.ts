import type { MinuteRange } from './minute-ranges.ts';
import type { OpeningRules } from './opening-rules.ts';
import { packRanges } from './pack-opening.ts';
import { minuteOfWeek, minutesOfDay } from '../time/local-time.ts';

/**
 * Opening rules as numbers in a row, for asking many listings about one moment: where the weekly and the shut ranges end,
 * then pairs [from, to) of weekly ones in minutes of the local week (Monday 00:00 = 0), of shut and of opened ones in wall
 * minutes. Open is what the week or `opened` opens and `shut` does not shut.
 */
export type OpenRanges = Int32Array;

const HEAD = 2;

/** Opening rules made ready for `isOpenAtWall`. @throws UnknownZone */
export function openRangesOf(rules: OpeningRules): OpenRanges {
  const { week, shut, opened } = packRanges(rules);
  const pairs = (ranges: readonly MinuteRange[]) => ranges.flatMap(({ from, to }) => [from, to]);
  const shutFrom = HEAD + 2 * week.length;
  return Int32Array.from([shutFrom, shutFrom + 2 * shut.length, ...pairs(week), ...pairs(shut), ...pairs(opened)]);
}

/** Whether one of the pairs between two places of `ranges` meets [from, to). */
function meets(ranges: OpenRanges, first: number, end: number, from: number, to: number): boolean {
  for (let at = first; at < end; at += 2) if ((ranges[at] ?? 0) < to && from < (ranges[at + 1] ?? 0)) return true;
  return false;
}

const shutFrom = (ranges: OpenRanges): number => ranges[0] ?? HEAD;
const openedFrom = (ranges: OpenRanges): number => ranges[1] ?? HEAD;

/** Whether the door is open during a wall minute (minutes since 1970-01-01T00:00 local). */
export function isOpenAtWall(ranges: OpenRanges, wall: number): boolean {
  const [shut, opened] = [shutFrom(ranges), openedFrom(ranges)];
  if (meets(ranges, shut, opened, wall, wall + 1)) return false;
  const minute = minuteOfWeek(wall);
  return meets(ranges, HEAD, shut, minute, minute + 1) || meets(ranges, opened, ranges.length, wall, wall + 1);
}

/** Whether it is open in any of the wall minutes [from, to) of one local day. */
export function isOpenWithin(ranges: OpenRanges, from: number, to: number): boolean {
  const [shut, opened] = [shutFrom(ranges), openedFrom(ranges)];
  if (meets(ranges, shut, opened, from, to)) {
    for (let wall = from; wall < to; wall += 1) if (isOpenAtWall(ranges, wall)) return true;
    return false;
  }
  const minute = minuteOfWeek(from);
  return meets(ranges, HEAD, shut, minute, minute + to - from) || meets(ranges, opened, ranges.length, from, to);
}

/** Whether a usual week has no minute at which the door is shut. */
export const neverCloses = (ranges: OpenRanges): boolean =>
  shutFrom(ranges) === HEAD + 2 && ranges[HEAD] === 0 && ranges[HEAD + 1] === 7 * minutesOfDay;
