import { mergeRanges, type MinuteRange } from '../availability/minute-ranges.ts';
import { compileOpening, openStretchesOfDay } from '../availability/opening.ts';
import type { OpeningRules } from '../availability/opening-rules.ts';
import { dateOfDay, dayOfDate, minutesOfDay } from '../time/local-time.ts';

type Special = OpeningRules['special'][number];

/** What of a day's opening is still ahead of a minute, as the owner of the shop speaks of it. */
export interface RestOfToday {
  /** Whether the day has not opened yet. */
  readonly isWholeDay: boolean;
  /** The closing that is brought forward; after 1440 it is tomorrow's morning. */
  readonly closesAt: number;
  /** When it opens next, or opened: no closing is earlier. */
  readonly opensAt: number;
}

/** The small hours of a day that are still the evening before: from midnight to where that opening ends. */
const tailOf = (stretches: readonly MinuteRange[]): number => (stretches[0]?.from === 0 ? stretches[0].to : 0);

function stretchesAround(rules: OpeningRules, date: string) {
  const opening = compileOpening(rules);
  const on = (ahead: number) => openStretchesOfDay(opening, dateOfDay(dayOfDate(date) + ahead));
  return { yesterday: on(-1), today: on(0), tomorrow: on(1) };
}

/** What is left of the opening of a date at a minute of it; `null` when the door is closed for the rest of the day. */
export function restOfToday(rules: OpeningRules, date: string, minute: number): RestOfToday | null {
  const { yesterday, today, tomorrow } = stretchesAround(rules, date);
  const isOfYesterday = yesterday.at(-1)?.to === minutesOfDay && minute < tailOf(today) && tailOf(today) < minutesOfDay;
  if (isOfYesterday) return { isWholeDay: false, closesAt: tailOf(today), opensAt: 0 };
  const left = today.filter(({ to }) => to > minute);
  const last = left.at(-1);
  const first = left[0];
  if (first === undefined || last === undefined) return null;
  const runsOn = last.to === minutesOfDay && tailOf(tomorrow) < minutesOfDay ? tailOf(tomorrow) : 0;
  return {
    isWholeDay: !today.some(({ from }) => from <= minute),
    closesAt: last.to + runsOn,
    opensAt: first.from,
  };
}

/**
 * The special days with which a location closes from a minute of a date on, for that day: an opening that runs past
 * midnight ends too, and what opens again the next day is left alone. Its editor undoes it.
 */
export function closingToday(rules: OpeningRules, date: string, from: number): readonly Special[] {
  const rest = restOfToday(rules, date, from);
  if (rest === null) return rules.special;
  const to = rest.closesAt <= minutesOfDay && rest.opensAt === 0 && !rest.isWholeDay ? rest.closesAt : minutesOfDay;
  const isAllDay = rest.isWholeDay && from <= rest.opensAt;
  const closed = withClosed(rules.special, date, isAllDay ? null : { from, to });
  const tail = rest.closesAt - minutesOfDay;
  return tail > 0 ? withClosed(closed, dateOfDay(dayOfDate(date) + 1), { from: 0, to: tail }) : closed;
}

/** A date is closed once: its slots, or the whole day (`null`). */
export function withClosed(special: readonly Special[], date: string, slot: MinuteRange | null): readonly Special[] {
  const before = special.find((entry) => entry.date === date && entry.closed);
  const others = special.filter((entry) => entry !== before);
  const isAllDay = slot === null || (before !== undefined && before.slots.length === 0);
  const slots = isAllDay ? [] : mergeRanges([...(before?.slots ?? []), slot]);
  return [...others, { date, closed: true, slots }];
}

/**
 * When today is over, as a minute of its date: at midnight, or in the small hours where an opening runs past it.
 * @param minute the minute of the date at which it is asked
 */
export function endOfToday(rules: OpeningRules, date: string, minute: number): number {
  return Math.max(minutesOfDay, restOfToday(rules, date, minute)?.closesAt ?? 0);
}
