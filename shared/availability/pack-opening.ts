import { type Instant, LocalDate } from '@js-joda/core';
import {
  dateOfDay,
  dayOfWall,
  epochMinuteOf,
  minuteOfWall,
  minuteOfWeek,
  minutesOfDay,
  wallMinuteAt,
} from '../time/local-time.ts';
import { compileOpening, type Opening } from './opening.ts';
import { inRanges, type MinuteRange, mergeRanges } from './minute-ranges.ts';
import type { OpeningRules } from './opening-rules.ts';
import type { StayEnd } from './verdict.ts';

const minutesOfWeek = 7 * minutesOfDay;

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
 * The rules as ranges with open(t) = not shut @> t and (week_open @> minute of the week or opened @> t).
 * @throws UnknownZone
 */
export function packRanges(rules: OpeningRules): PackedRanges {
  const opening: Opening = compileOpening(rules);
  const week = opening.availableFullTime
    ? [{ from: 0, to: minutesOfWeek }]
    : opening.weekly.flatMap((ranges, weekday) => ranges.map((range) => shifted(range, weekday)));
  const closures = opening.closures.map(({ from, to }) => ({ from: from * minutesOfDay, to: to * minutesOfDay }));
  return {
    week: mergeRanges(week),
    shut: mergeRanges([...closures, ...dated(opening.shut)]),
    opened: mergeRanges(dated(opening.opened)),
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

/** What the database answers about one moment, in TypeScript. */
export function isOpenPacked(packed: PackedRanges, moment: PackedMoment): boolean {
  const wall = LocalDate.parse(moment.local.slice(0, 10)).toEpochDay() * minutesOfDay + minuteOfTimestamp(moment.local);
  if (inRanges(packed.shut, wall)) return false;
  return inRanges(packed.week, moment.minuteOfWeek) || inRanges(packed.opened, wall);
}

function minuteOfTimestamp(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

function shifted(range: MinuteRange, days: number): MinuteRange {
  return { from: range.from + days * minutesOfDay, to: range.to + days * minutesOfDay };
}

function dated(byDay: ReadonlyMap<number, readonly MinuteRange[]>): MinuteRange[] {
  return [...byDay].flatMap(([day, ranges]) => ranges.map((range) => shifted(range, day)));
}

function timestampRanges(ranges: readonly MinuteRange[]): string {
  return `{${ranges.map(({ from, to }) => `["${timestamp(from)}","${timestamp(to)}")`).join(',')}}`;
}

function timestamp(wall: number): string {
  const minute = minuteOfWall(wall);
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${dateOfDay(dayOfWall(wall))} ${hours}:${String(minute % 60).padStart(2, '0')}`;
}
