import type { SpecialDay } from '#shared/availability/opening-rules.ts';
import { dateOfDay, dayOfDate } from '#shared/time/local-time.ts';

/** A closure while it is edited; dates `YYYY-MM-DD`, both included. */
export interface DraftClosure {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export type ClosureProblem = 'required' | 'startInPast' | 'endBeforeStart' | 'closingExists' | 'openExists';

let lastId = 0;

/** A new closure is from today to tomorrow. */
export const newClosure = (today: string): DraftClosure => ({
  id: `new-${(lastId += 1)}`,
  from: today,
  to: dateOfDay(dayOfDate(today) + 1),
});

/** A start on or after the end takes the end along. */
export const withStart = (closure: DraftClosure, from: string): DraftClosure => ({
  ...closure,
  from,
  to: from !== '' && from >= closure.to ? from : closure.to,
});

/** What else is said about single days. */
interface Others {
  readonly closures: readonly DraftClosure[];
  readonly special: readonly Pick<SpecialDay, 'date' | 'closed'>[];
}

/** What is wrong with a closure; one that was stored and has begun may stay. Single days are not said twice. */
export function problemOf(
  closure: DraftClosure,
  today: string,
  isStored: boolean,
  others: Others = { closures: [], special: [] },
): ClosureProblem | null {
  const { id, from, to } = closure;
  if (from === '' || to === '') return 'required';
  if (from < today && !isStored) return 'startInPast';
  if (to < from) return 'endBeforeStart';
  return from === to && !isStored ? clashOn(from, id, others) : null;
}

function clashOn(date: string, id: string, { closures, special }: Others): ClosureProblem | null {
  const isClosed =
    closures.some((each) => each.id !== id && each.from === date && each.to === date) ||
    special.some((each) => each.closed && each.date === date);
  if (isClosed) return 'closingExists';
  return special.some((each) => !each.closed && each.date === date) ? 'openExists' : null;
}

/** How many days are closed. */
export const daysOf = ({ from, to }: DraftClosure): number => dayOfDate(to) - dayOfDate(from) + 1;
