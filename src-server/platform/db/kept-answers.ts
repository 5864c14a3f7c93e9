import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

interface Asker {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly at: number;
}

interface KeptAnswers<Answer> {
  /** What was answered to the same question not long ago, or is being found; else it is asked. */
  get(asker: Asker, question: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** Lets go of the answer to a question. */
  forget(db: Asker['db'], question: string): void;
  /** Lets go of all answers of a database. */
  forgetAll(db: Asker['db']): void;
}

/** How many questions are kept of a database; the oldest goes first. */
const MAX_QUESTIONS = 500;

/**
 * Answers that take long and change slowly, kept in this process by database and question. What failed is asked anew by
 * the next person.
 * @param forMs how old an answer may be, in milliseconds
 */
export function keptAnswers<Answer>(forMs: number): KeptAnswers<Answer> {
  const all = new WeakMap<Asker['db'], Map<string, Kept<Answer>>>();
  const get: KeptAnswers<Answer>['get'] = ({ db, clock }, question, ask) => {
    const kept = all.get(db) ?? new Map<string, Kept<Answer>>();
    all.set(db, kept);
    const at = clock.now().toEpochMilli();
    const before = kept.get(question);
    // Whose question fails while others wait for its answer, fails alone: they ask for themselves.
    if (before !== undefined && Math.abs(at - before.at) < forMs)
      return before.answer.catch(() => get({ db, clock }, question, ask));
    const answer = ask();
    kept.delete(question);
    kept.set(question, { answer, at });
    const [oldest] = kept.keys();
    if (kept.size > MAX_QUESTIONS && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.get(question)?.answer === answer && kept.delete(question));
    return answer;
  };
  return {
    get,
    forget: (db, question) => void all.get(db)?.delete(question),
    forgetAll: (db) => void all.delete(db),
  };
}
