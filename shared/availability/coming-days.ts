import { dateOfDay, dayOfDate } from '../time/local-time.ts';
import { withoutRanges } from './minute-ranges.ts';
import { ownHours } from './nights.ts';
import type { DaySlot } from './opening-rules.ts';
import { inClosurePeriod, type Opening, stretchesOfDay, usualOfDay } from './opening.ts';

/** Local dates `YYYY-MM-DD`, both inclusive, on which a listing is open otherwise than every week. */
export interface ComingDays {
  readonly from: string;
  readonly to: string;
  /** What is open on each of them; nothing when closed. */
  readonly open: readonly DaySlot[];
}

const daysAhead = 60;

/** Whether a special entry changes anything: 8:00 AM to 8:00 PM adds nothing where it is always open. */
function isUsual(opening: Opening, day: number): boolean {
  const usual = usualOfDay(opening, day);
  const open = stretchesOfDay(opening, day);
  return (
    usual.length === open.length && usual.every(({ from, to }, at) => from === open[at]?.from && to === open[at].to)
  );
}

/** What is said of a day's hours: where the evening before is all that is left of it, it is closed. */
function hoursOf(opening: Opening, day: number): readonly DaySlot[] {
  const isAnother = opening.days.isOff(day) || opening.replaced.has(day);
  return isAnother ? withoutRanges(ownHours(opening.days, day), opening.days.shut(day)) : stretchesOfDay(opening, day);
}

/** The closures and special hours from a local date on, for two months, in their order. */
export function comingDays(opening: Opening, today: string): readonly ComingDays[] {
  const first = dayOfDate(today);
  const last = first + daysAhead;
  const closures = opening.closures
    .filter(({ from, to }) => to > first && from <= last)
    .map(({ from, to }) => ({ from: Math.max(from, first), to: to - 1 }));
  const special = [...new Set(opening.rules.special.map(({ date }) => dayOfDate(date)))]
    .filter((day) => day >= first && day <= last && !inClosurePeriod(opening, day) && !isUsual(opening, day))
    .map((day) => ({ from: day, to: day }));
  return [...closures, ...special]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => ({ from: dateOfDay(from), to: dateOfDay(to), open: hoursOf(opening, from) }));
}
