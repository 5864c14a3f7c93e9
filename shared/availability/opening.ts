import type { ZoneId } from '@js-joda/core';
import { dateOfDay, dayOfDate, minutesOfDay, weekdayOfDay } from '../time/local-time.ts';
import { fullDay, lastWrittenMinute } from '../time/wall-clock.ts';
import { zoneOf } from '../time/zone.ts';
import { type MinuteRange, mergeRanges } from './minute-ranges.ts';
import { type DayRules, stretchesBy } from './nights.ts';
import { type DaySlot, type OpeningRules, weekdays } from './opening-rules.ts';

/** Opening rules made ready for questions; build it once with `compileOpening` and ask often. Not for the wire. */
export interface Opening {
  readonly zone: ZoneId;
  readonly rules: OpeningRules;
  /** Whether any rule could ever open the listing. */
  readonly hasHours: boolean;
  readonly availableFullTime: boolean;
  /** Weekly slots of Monday … Sunday, merged; minutes of the day. */
  readonly weekly: readonly (readonly MinuteRange[])[];
  /** Slots that open special entries add, and those that replace the usual ones, by day number. */
  readonly opened: ReadonlyMap<number, readonly MinuteRange[]>;
  readonly replaced: ReadonlyMap<number, readonly MinuteRange[]>;
  /** Slots that closed special entries shut, by day number. */
  readonly shut: ReadonlyMap<number, readonly MinuteRange[]>;
  /** Days that a closed special entry without slots closes. */
  readonly off: ReadonlySet<number>;
  /** Closure periods as ranges of day numbers, half-open, merged. */
  readonly closures: readonly MinuteRange[];
  /** The same by single days. */
  readonly days: DayRules;
  readonly stretchesByDay: Map<number, readonly MinuteRange[]>;
}

const noHours: readonly MinuteRange[] = [];

/**
 * Prepares opening rules. Slots are clipped to their day, empty ones are ignored, and a closing of 11:59 PM means
 * midnight.
 * @throws UnknownZone
 */
export function compileOpening(rules: OpeningRules): Opening {
  const opened = new Map<number, MinuteRange[]>();
  const replaced = new Map<number, MinuteRange[]>();
  const shut = new Map<number, MinuteRange[]>();
  const off = new Set<number>();
  for (const special of rules.special) {
    const day = dayOfDate(special.date);
    if (special.closed && special.slots.length === 0) {
      off.add(day);
      continue;
    }
    const days = special.closed ? shut : special.replaces === true ? replaced : opened;
    days.set(day, mergeRanges([...(days.get(day) ?? []), ...special.slots.map(toRange)]));
  }
  const weekly = weekdays.map((day) => mergeRanges(rules.weekly.filter((slot) => slot.day === day).map(toRange)));
  const closures = mergeRanges(
    rules.closures.map(({ from, to }) => ({ from: dayOfDate(from), to: dayOfDate(to) + 1 })),
  );
  const inClosure = (day: number): boolean => closures.some((period) => period.from <= day && day < period.to);
  return {
    zone: zoneOf(rules.zone),
    rules,
    hasHours:
      rules.availableFullTime ||
      weekly.some((day) => day.length > 0) ||
      [...opened.values(), ...replaced.values()].some((day) => day.length > 0),
    availableFullTime: rules.availableFullTime,
    weekly,
    opened,
    replaced,
    shut,
    off,
    closures,
    days: {
      usual: (day) => (rules.availableFullTime ? wholeDay : (weekly[weekdayOfDay(day)] ?? noHours)),
      added: (day) => opened.get(day) ?? noHours,
      replaced: (day) => replaced.get(day) ?? null,
      shut: (day) => shut.get(day) ?? noHours,
      isOff: (day) => off.has(day) || inClosure(day),
    },
    stretchesByDay: new Map(),
  };
}

const wholeDay: readonly MinuteRange[] = [fullDay];

function toRange(slot: DaySlot): MinuteRange {
  const to = slot.to >= lastWrittenMinute ? fullDay.to : slot.to;
  return { from: Math.max(slot.from, fullDay.from), to };
}

export function inClosurePeriod(opening: Opening, day: number): boolean {
  return opening.closures.some((period) => period.from <= day && day < period.to);
}

/** What weekly hours or full-time opening give a day by its number, without any exception. */
export const usualOfDay = ({ days }: Opening, day: number): readonly MinuteRange[] => days.usual(day);

/** The open stretches of a day by its number; merged minutes of the day, half-open. */
export function stretchesOfDay(opening: Opening, day: number): readonly MinuteRange[] {
  const known = opening.stretchesByDay.get(day);
  if (known) return known;
  const stretches = stretchesBy(opening.days, day);
  opening.stretchesByDay.set(day, stretches);
  return stretches;
}

/** The open stretches of a local date `YYYY-MM-DD`: merged minutes since local midnight, half-open, 0–1440. */
export function openStretchesOfDay(opening: Opening, date: string): readonly MinuteRange[] {
  return stretchesOfDay(opening, dayOfDate(date));
}

/**
 * The last posted closing of a local date as a minute of that day (1440 = midnight), `null` when it never opens.
 */
export function closingOn(opening: Opening, date: string): number | null {
  return openStretchesOfDay(opening, date).at(-1)?.to ?? null;
}

/** Dates `YYYY-MM-DD` of a month (1–12) on which the listing never opens. */
export function closedDaysOfMonth(opening: Opening, year: number, month: number): ReadonlySet<string> {
  const first = dayOfDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);
  const closed = new Set<string>();
  for (let day = first; Number(dateOfDay(day).slice(5, 7)) === month; day += 1) {
    if (stretchesOfDay(opening, day).length === 0) closed.add(dateOfDay(day));
  }
  return closed;
}

/** Whether the door is open during a wall minute (minutes since 1970-01-01T00:00 local). */
export function isOpenWallMinute(opening: Opening, wallMinute: number): boolean {
  const day = Math.floor(wallMinute / minutesOfDay);
  const minute = wallMinute - day * minutesOfDay;
  return stretchesOfDay(opening, day).some((range) => range.from <= minute && minute < range.to);
}
