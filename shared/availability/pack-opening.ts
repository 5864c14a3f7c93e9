import type { Instant } from '@js-joda/core';
import {
  dateOfDay,
  dayOfDate,
  dayOfWall,
  epochMinuteOf,
  minuteOfWall,
  minuteOfWeek,
  minutesOfDay,
  wallMinuteAt,
} from '../time/local-time.ts';
import { compileOpening, type Opening, stretchesOfDay, usualOfDay } from './opening.ts';
import { type MinuteRange, mergeRanges, withoutRanges } from './minute-ranges.ts';
import type { OpeningRules } from './opening-rules.ts';
import type { StayEnd } from './verdict.ts';

/** The number of a Monday: that of the week in which days are counted. */
const monday = -3;
const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** Opening rules as ranges: local minutes of the week (Monday 00:00 = 0), and wall minutes for the dated ones. */
export interface PackedRanges {
  readonly week: readonly MinuteRange[];
  readonly shut: readonly MinuteRange[];
  readonly opened: readonly MinuteRange[];
}

/** PostgreSQL literals of the packed copy in a listing's row, half-open, in local time without a zone. */
export interface PackedOpening {
  /** `int4multirange` */
  readonly weekOpen: string;
  /** `tsmultirange` */
  readonly shut: string;
  /** `tsmultirange` */
  readonly opened: string;
}

/** One moment to ask the packed form about: the minute of the week and the local timestamp `YYYY-MM-DD HH:mm`. */
export interface PackedMoment {
  readonly minuteOfWeek: number;
  readonly local: string;
}

/**
 * The rules as ranges with open(t) = not shut @> t and (week_open @> minute of the week or opened @> t): what differs from
 * every week, as the engine says of each day about which a rule says something, and of the day after it.
 * @throws UnknownZone
 */
export function packRanges(rules: OpeningRules): PackedRanges {
  const opening: Opening = compileOpening(rules);
  const week = weekdayNumbers.flatMap((weekday) =>
    usualOfDay(opening, monday + weekday).map((range) => shifted(range, weekday)),
  );
  const days = new Set(
    [
      ...rules.special.map(({ date }) => dayOfDate(date)),
      ...opening.closures.flatMap(({ from, to }) => [from, to - 1]),
    ].flatMap((day) => [day, day + 1]),
  );
  const differing = [...days].map((day) => ({
    day,
    usual: usualOfDay(opening, day),
    open: stretchesOfDay(opening, day),
  }));
  return {
    week: mergeRanges(week),
    shut: mergeRanges([
      // Between its first and its last day a closure leaves nothing of an evening before.
      ...opening.closures.map(({ from, to }) => ({ from: (from + 1) * minutesOfDay, to: to * minutesOfDay })),
      ...differing.flatMap(({ day, usual, open }) => withoutRanges(usual, open).map((range) => shifted(range, day))),
    ]),
    opened: mergeRanges(
      differing.flatMap(({ day, usual, open }) => withoutRanges(open, usual).map((range) => shifted(range, day))),
    ),
  };
}

/** The packed copy of the rules as literals for the listing's row. */
export function packOpening(rules: OpeningRules): PackedOpening {
  const { week, shut, opened } = packRanges(rules);
  return {
    weekOpen: `{${week.map(({ from, to }) => `[${from},${to})`).join(',')}}`,
    shut: timestampRanges(shut),
    opened: timestampRanges(opened),
  };
}

/**
 * The moments to ask the packed form about for one end of a stay: the end is open when any of them is. A pick-up also
 * asks about the minute before, which is what lets it happen at the very closing time; both are converted from
 * instants here, so that a query never converts local time.
 */
export function packedMomentsOf(zone: Opening['zone'], instant: Instant, end: StayEnd): readonly PackedMoment[] {
  const minute = epochMinuteOf(instant);
  const minutes = end === 'pickUp' ? [minute, minute - 1] : [minute];
  return minutes.map((each) => {
    const wall = wallMinuteAt(zone, each);
    return { minuteOfWeek: minuteOfWeek(wall), local: timestamp(wall) };
  });
}

function shifted(range: MinuteRange, days: number): MinuteRange {
  return { from: range.from + days * minutesOfDay, to: range.to + days * minutesOfDay };
}

function timestampRanges(ranges: readonly MinuteRange[]): string {
  return `{${ranges.map(({ from, to }) => `["${timestamp(from)}","${timestamp(to)}")`).join(',')}}`;
}

function timestamp(wall: number): string {
  const minute = minuteOfWall(wall);
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${dateOfDay(dayOfWall(wall))} ${hours}:${String(minute % 60).padStart(2, '0')}`;
}
