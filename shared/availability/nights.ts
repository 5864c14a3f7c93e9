import { type MinuteRange, mergeRanges, withoutRanges } from './minute-ranges.ts';

/** A night goes on until that minute of the next day at the latest. */
const LATEST_NIGHT = 360;
const MIDNIGHT = 1440;

/**
 * What opening rules say of single days, by day numbers; ranges are merged minutes of the day. A day has open hours that
 * are added to its usual ones, or some that replace them.
 */
export interface DayRules {
  readonly usual: (day: number) => readonly MinuteRange[];
  readonly added: (day: number) => readonly MinuteRange[];
  readonly replaced: (day: number) => readonly MinuteRange[] | null;
  /** Hours of the day that are closed. */
  readonly shut: (day: number) => readonly MinuteRange[];
  /** Closed altogether: a closure, or a closed special day without hours. */
  readonly isOff: (day: number) => boolean;
}

const within = (ranges: readonly MinuteRange[], end: number): MinuteRange[] =>
  ranges.map(({ from, to }) => ({ from, to: Math.min(to, end) })).filter(({ from, to }) => from < to);

/** Until which minute of its next day an evening goes on; 0 where it doesn't. */
const nightEnd = (evening: readonly MinuteRange[], morning: readonly MinuteRange[]): number => {
  const [first] = morning;
  const goesOn = evening.at(-1)?.to === MIDNIGHT && first?.from === 0 && first.to <= LATEST_NIGHT;
  return goesOn ? first.to : 0;
};

const offered = (rules: DayRules, day: number): readonly MinuteRange[] => {
  const [usual, added] = [rules.usual(day), rules.added(day)];
  return added.length === 0 ? usual : mergeRanges([...usual, ...added]);
};

/** Until which minute of a day the night of the day before goes on, be it open or not; 0 where there is none. */
export function eveningBefore(rules: DayRules, day: number): number {
  const before = rules.replaced(day - 1) ?? offered(rules, day - 1);
  return Math.max(nightEnd(rules.usual(day - 1), rules.usual(day)), nightEnd(before, offered(rules, day)));
}

/** What of a day's early hours is open by the evening before, before hours of it are closed. */
function earlyOf(rules: DayRules, day: number): MinuteRange[] {
  const end = eveningBefore(rules, day);
  if (end === 0 || rules.isOff(day - 1)) return [];
  // What replaces a day takes its own night along; what was added for the morning after stays.
  return within(rules.replaced(day - 1) === null ? offered(rules, day) : rules.added(day), end);
}

/** The hours of a day that belong to it: those until midnight, without the evening before. Before hours of it are closed. */
export function ownHours(rules: DayRules, day: number): readonly MinuteRange[] {
  if (rules.isOff(day)) return [];
  const replaced = rules.replaced(day);
  if (replaced !== null) return replaced;
  const end = eveningBefore(rules, day);
  return end === 0 ? offered(rules, day) : withoutRanges(offered(rules, day), [{ from: 0, to: end }]);
}

/**
 * The open stretches of a day. A night belongs to the day on which it begins: what closes or replaces a day takes its own
 * night along and leaves the evening before. See docs/decisions/opening-hours.md.
 */
export function stretchesBy(rules: DayRules, day: number): readonly MinuteRange[] {
  const [own, early, shut] = [ownHours(rules, day), earlyOf(rules, day), rules.shut(day)];
  const open = early.length === 0 ? own : mergeRanges([...early, ...own]);
  return shut.length === 0 ? open : withoutRanges(open, shut);
}
