import { AsyncLocalStorage } from 'node:async_hooks';

/** What became of the parts of an act that are done once for a key. */
interface Parts {
  isDone: boolean;
  isRepeated: boolean;
}

const acts = new AsyncLocalStorage<Parts>();

/** Does an act. @returns its answer, and whether all of it had been done before: nothing but kept answers came back. */
export async function wholeAct<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly isRepetition: boolean }> {
  const parts: Parts = { isDone: false, isRepeated: acts.getStore()?.isRepeated ?? false };
  const answer = await acts.run(parts, work);
  return { answer, isRepetition: parts.isRepeated && !parts.isDone };
}

/** Does again what was done before and comes to the same: the acts within are repetitions. */
export const repeatedly = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  acts.run({ isDone: false, isRepeated: true }, work);

/** Says of a part of the act that is under way, if one is, that it was done now or before. */
export function tellAct(part: 'done' | 'repeated'): void {
  const parts = acts.getStore();
  if (parts === undefined) return;
  if (part === 'done') parts.isDone = true;
  else parts.isRepeated = true;
}
