import { dayOfDate } from '../time/local-time.ts';
import { withoutRanges } from './minute-ranges.ts';
import { compileOpening, stretchesOfDay } from './opening.ts';
import type { OpeningRules, SpecialDay } from './opening-rules.ts';

/**
 * Whether an open special entry would change nothing if it were added: its hours lie wholly inside the opening that its
 * date has by the other entries, closures and closed hours aside.
 */
export function addsNothing(rules: OpeningRules, entry: SpecialDay): boolean {
  const special = rules.special.filter((other) => other !== entry && !other.closed && other.date !== entry.date);
  const off = rules.special.filter(({ closed, slots, date }) => closed && slots.length === 0 && date !== entry.date);
  const [without, alone] = [
    compileOpening({ ...rules, special: [...special, ...off], closures: [] }),
    compileOpening({ ...rules, availableFullTime: false, weekly: [], special: [entry], closures: [] }),
  ];
  const day = dayOfDate(entry.date);
  return !entry.closed && withoutRanges(stretchesOfDay(alone, day), stretchesOfDay(without, day)).length === 0;
}

/**
 * The special entries with what each open one does: one that doesn't say whether it `replaces` its day does where adding
 * it would change nothing, since it can only be meant to shorten the day; any other adds. Decided in the order of dates.
 */
export function withReplaces<Entry extends SpecialDay>(
  rules: Omit<OpeningRules, 'special'> & { readonly special: readonly Entry[] },
): readonly Entry[] {
  const isOpen = ({ closed, replaces }: Entry) => !closed && replaces === undefined;
  if (!rules.special.some(isOpen)) return rules.special;
  const decided = new Map<Entry, Entry>();
  for (const entry of rules.special.filter(isOpen).toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const special = rules.special.map((each) => decided.get(each) ?? each);
    decided.set(entry, { ...entry, replaces: addsNothing({ ...rules, special }, entry) });
  }
  return rules.special.map((each) => decided.get(each) ?? each);
}
