import { AsyncLocalStorage } from 'node:async_hooks';

/** What an act set going, as the audit log keeps it: ids and counts, no words about a person. */
export type Followed =
  /** A job of its own id, whom it writes to where it says so, and the refund that it sends. */
  | { readonly job: string; readonly queue: string; readonly to?: string; readonly refundId?: string }
  /** A movement of the ledger. */
  | { readonly movement: string }
  | { readonly sessions: number }
  /** Locations that show other prices, those that keep their own, and orders being paid at the price of before. */
  | { readonly listings: number; readonly withOwn: number; readonly holds: number };

const lists = new AsyncLocalStorage<Followed[]>();

/** Writes down what followed from the act that is under way, if one is. */
export function noteFollowed(what: Followed): void {
  lists.getStore()?.push(what);
}

/** Does work. @returns its answer, and what followed from it */
export async function following<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly followed: readonly Followed[] }> {
  const followed: Followed[] = [];
  const answer = await lists.run(followed, work);
  return { answer, followed };
}

/** Does a part of an act that may be taken back, and done again: what followed from it counts once it is done. */
export async function onceDone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const outer = lists.getStore();
  if (outer === undefined) return work();
  const { answer, followed } = await following(work);
  outer.push(...followed);
  return answer;
}
