import { Instant } from '@js-joda/core';
import { type MinuteRange, withoutRanges } from '../availability/minute-ranges.ts';
import { eveningBefore } from '../availability/nights.ts';
import { compileOpening, openStretchesOfDay, type Opening, stretchesOfDay } from '../availability/opening.ts';
import type { OpeningRules } from '../availability/opening-rules.ts';
import { withClosed } from '../partner/close-today.ts';
import { dateOfDay, dayOfDate, dayOfWall, minuteOfWall, minutesOfDay, wallMinuteOf } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** An entry that takes less than so many open minutes is no reason to close. */
const MIN_OPEN_MINUTES = 240;
/** Days of an entry that are looked at; no one is asked about more at once. */
const MAX_DAYS = 370;

/** How a part of a day is closed: for the entry's hours, or for the whole day. */
export type ClosingChoice = 'hours' | 'allDay';

export interface CoveredDay extends MinuteRange {
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** What of each local date an entry covers, in minutes of its wall clock; dates before `today` are left out. */
export function coveredDays(entry: CalendarEntry, zone: string, today: string): CoveredDay[] {
  const { first, last, from, to } = edgesOf(entry, zone);
  const start = Math.max(first, dayOfDate(today));
  const days: CoveredDay[] = [];
  for (let day = start; day <= last && days.length < MAX_DAYS; day += 1) {
    days.push({ date: dateOfDay(day), from: day === first ? from : 0, to: day === last ? to : minutesOfDay });
  }
  return days;
}

function edgesOf(entry: CalendarEntry, zone: string) {
  if (entry.kind === 'days')
    return { first: dayOfDate(entry.from), last: dayOfDate(entry.to), from: 0, to: minutesOfDay };
  const wall = (iso: string) => wallMinuteOf(zoneOf(zone), Instant.parse(iso));
  const [start, end] = [wall(entry.from), wall(entry.to)];
  // Midnight is the end of the day before.
  const last = dayOfWall(end - 1);
  return { first: dayOfWall(start), last, from: minuteOfWall(start), to: end - last * minutesOfDay };
}

/** Open minutes of whole days, each with its own night. */
const minutesOfDays = (opening: Opening, days: readonly CoveredDay[]): number =>
  days.reduce((sum, { date }) => sum + nightOf(opening, date).reduce((of, { from, to }) => of + to - from, 0), 0);

/** The opening of a date with its own night past midnight, in minutes of the date. */
function nightOf(opening: Opening, date: string): MinuteRange[] {
  const day = dayOfDate(date);
  const early = eveningBefore(opening.days, day);
  const tail = eveningBefore(opening.days, day + 1);
  const own = withoutRanges(stretchesOfDay(opening, day), [{ from: 0, to: early }]);
  const after = withoutRanges(stretchesOfDay(opening, day + 1), [{ from: tail, to: minutesOfDay }]);
  return [...own, ...after.map(({ from, to }) => ({ from: from + minutesOfDay, to: to + minutesOfDay }))];
}

const minutesIn = (opening: Opening, days: readonly CoveredDay[]): number =>
  days.reduce((sum, { date, from, to }) => {
    const open = openStretchesOfDay(opening, date);
    return sum + open.reduce((of, each) => of + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)), 0);
  }, 0);

/** A location's opening made ready for many entries: as it is, and as it would be without closed days. */
export interface Doors {
  readonly rules: OpeningRules;
  readonly opening: Opening;
  readonly usual: Opening;
}

export const doorsOf = (rules: OpeningRules): Doors => ({
  rules,
  opening: compileOpening(rules),
  usual: compileOpening({ ...rules, special: rules.special.filter(({ closed }) => !closed), closures: [] }),
});

/**
 * What an entry means for a location: `suggested` to be closed while it is open for four hours of it or more, `closed`
 * already by holiday hours or a closure, or too `short`.
 */
export function closureVerdict(
  { rules, opening, usual }: Doors,
  entry: CalendarEntry,
  today: string,
): 'suggested' | 'closed' | 'short' {
  if (entry.kind === 'hours' && Date.parse(entry.to) - Date.parse(entry.from) < MIN_OPEN_MINUTES * 60_000)
    return 'short';
  const days = coveredDays(entry, rules.zone, today);
  const count = entry.kind === 'days' ? minutesOfDays : minutesIn;
  if (count(usual, days) < MIN_OPEN_MINUTES) return 'short';
  return count(opening, days) < MIN_OPEN_MINUTES ? 'closed' : 'suggested';
}

type Parts = Pick<OpeningRules, 'special' | 'closures'>;

/** What closing a location for an entry would change, and what of it is only a part of a day. */
export interface Closing {
  readonly parts: Parts;
  /** The parts of days that are closed by hours; none where whole days are. */
  readonly hours: readonly CoveredDay[];
}

/**
 * Closes a location for an entry: whole days by closure periods, a part of a day by holiday hours marked closed for these
 * hours, or the whole day where that is chosen. A day is whole when nothing of its opening is left. What is closed already
 * stays as it is.
 */
export function closingFor(
  rules: OpeningRules,
  entry: CalendarEntry,
  today: string,
  choice: ClosingChoice = 'hours',
): Closing {
  const opening = compileOpening(rules);
  const covered = coveredDays(entry, rules.zone, today);
  const days = covered.map((day, index) => {
    const next = covered[index + 1];
    const reach = day.to < minutesOfDay ? day.to : minutesOfDay + (next?.from === 0 ? next.to : 0);
    const night = nightOf(opening, day.date);
    const isWhole = entry.kind === 'days' || withoutRanges(night, [{ from: day.from, to: reach }]).length === 0;
    return { ...day, isOpen: night.some(({ from }) => from < reach), isWhole: isWhole || choice === 'allDay' };
  });
  // A day that is closed takes its own night along; what else is covered of its early hours is the evening before's.
  const hours = days.flatMap((day, index): CoveredDay[] => {
    const early = eveningBefore(opening.days, dayOfDate(day.date));
    const isClosedBefore = days[index - 1]?.isWhole === true;
    const from = isClosedBefore ? Math.max(day.from, early) : day.from;
    const to = day.isWhole ? Math.min(day.to, isClosedBefore || entry.kind === 'days' ? 0 : early) : day.to;
    const part = { date: day.date, from, to };
    return from < to && minutesIn(opening, [part]) > 0 ? [part] : [];
  });
  const added = wholeRuns(days, entry.kind === 'days').filter(
    ({ from, to }) => !rules.closures.some((known) => known.from <= from && known.to >= to),
  );
  return {
    parts: { special: hours.reduce(closedAt, rules.special), closures: [...rules.closures, ...added] },
    hours,
  };
}

/** Runs of whole days; days that never open only belong to a run between others, or where the entry is about days. */
function wholeRuns(
  days: readonly { readonly date: string; readonly isWhole: boolean; readonly isOpen: boolean }[],
  isOfDays: boolean,
): { from: string; to: string }[] {
  const runs: { from: string; to: string }[] = [];
  let run: { from: string; to: string } | null = null;
  for (const { date, isWhole, isOpen } of days) {
    if (!isWhole) run = null;
    else if (isOpen || isOfDays) {
      if (run === null) runs.push((run = { from: date, to: date }));
      else run.to = date;
    }
  }
  return runs;
}

/** Special days with a part of one closed; what they open of it besides is taken away, so that none says both. */
function closedAt(special: OpeningRules['special'], { date, from, to }: CoveredDay): OpeningRules['special'] {
  const opened = special.flatMap((entry) => {
    if (entry.closed || entry.date !== date) return [entry];
    const slots = withoutRanges(entry.slots, [{ from, to }]);
    return slots.length === 0 ? [] : [{ ...entry, slots }];
  });
  return withClosed(opened, date, { from, to });
}
