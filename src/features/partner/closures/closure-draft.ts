import { dateOfDay, dayOfDate } from '#shared/time/local-time.ts';

/** A closure while it is edited; dates `YYYY-MM-DD`, both included. */
export interface DraftClosure {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export type ClosureProblem = 'required' | 'startInPast' | 'endBeforeStart';

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

/** What is wrong with a closure; one that was stored and has begun may stay. */
export function problemOf(closure: DraftClosure, today: string, isStored: boolean): ClosureProblem | null {
  if (closure.from === '' || closure.to === '') return 'required';
  if (closure.from < today && !isStored) return 'startInPast';
  return closure.to < closure.from ? 'endBeforeStart' : null;
}

/** How many days are closed. */
export const daysOf = ({ from, to }: DraftClosure): number => dayOfDate(to) - dayOfDate(from) + 1;
