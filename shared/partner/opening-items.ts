import { addsNothing } from '../availability/replacing.ts';
import type { DaySlot, OpeningRules, SpecialDay, WeeklySlot } from '../availability/opening-rules.ts';

interface Named {
  readonly id: string;
}

/** A location's opening rules one by one, each under an id that stays its own as long as it is there. */
export interface OpeningItems {
  readonly weekly: readonly (WeeklySlot & Named)[];
  readonly special: readonly (Omit<SpecialDay, 'slots'> & Named & { readonly slots: readonly (DaySlot & Named)[] })[];
  readonly closures: readonly (Named & { readonly from: string; readonly to: string })[];
}

/** Why one item cannot stand with the others; keys of the error texts. */
export interface ItemProblem {
  readonly field: string;
  readonly key:
    | 'addsNothing'
    | 'overlapsSlot'
    | 'closingExists'
    | 'openExists'
    | 'overlapsOpening'
    | 'overlapsClosing'
    | 'dateInvalid';
}

const meets = (one: DaySlot, other: DaySlot): boolean => one.from < other.to && other.from < one.to;

const wholeDay: DaySlot = { from: 0, to: 1440 };

/** A closed day without slots is closed altogether. */
const hoursOf = ({ closed, slots }: SpecialDay): readonly DaySlot[] =>
  closed && slots.length === 0 ? [wholeDay] : slots;

/** What is wrong with a weekly slot among the others; `null` for nothing. */
export function weeklyProblem(
  { id, ...slot }: OpeningItems['weekly'][number],
  others: OpeningItems['weekly'],
): ItemProblem | null {
  const clash = others.some((other) => other.id !== id && other.day === slot.day && meets(slot, other));
  return clash ? { field: 'from', key: 'overlapsSlot' } : null;
}

/**
 * What is wrong with a special day among the others; `null` for nothing. `today` is the local date of the location: a day
 * that is over cannot be entered.
 */
export function specialProblem(
  entry: OpeningItems['special'][number],
  others: OpeningItems['special'],
  today: string,
  rules: OpeningRules,
): ItemProblem | null {
  const { id, date, closed, slots } = entry;
  if (date < today) return { field: 'date', key: 'dateInvalid' };
  const sameDay = others.filter((other) => other.id !== id && other.date === date);
  if (sameDay.some((other) => other.closed === closed)) {
    return { field: 'date', key: closed ? 'closingExists' : 'openExists' };
  }
  if (slots.some((slot, index) => slots.slice(index + 1).some((other) => meets(slot, other)))) {
    return { field: 'slots', key: 'overlapsSlot' };
  }
  const own = hoursOf(entry);
  const opposite = sameDay.flatMap(hoursOf);
  if (!own.some((slot) => opposite.some((other) => meets(slot, other)))) {
    const isVain = entry.replaces === false && addsNothing({ ...rules, special: [...others, entry] }, entry);
    return isVain ? { field: 'replaces', key: 'addsNothing' } : null;
  }
  return { field: 'slots', key: closed ? 'overlapsOpening' : 'overlapsClosing' };
}

/** What is wrong with a closure period; one that began before today may still be moved at its end. */
export function closureProblem(
  { id, from, to }: OpeningItems['closures'][number],
  before: OpeningItems['closures'],
  today: string,
): ItemProblem | null {
  if (to < today) return { field: 'to', key: 'dateInvalid' };
  const was = before.find((other) => other.id === id)?.from;
  return from < today && from !== was ? { field: 'from', key: 'dateInvalid' } : null;
}
