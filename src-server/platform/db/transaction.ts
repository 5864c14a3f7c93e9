import { setTimeout as wait } from 'node:timers/promises';
import { onceDone } from '#server/platform/audit/followed.ts';
import type { Database, EntityManager } from './database.ts';
import { sqlStateOf } from './driver-error.ts';
import { sqlRows } from './sql-rows.ts';

const ATTEMPTS = 6;
/** Serialisation failure and deadlock: the same work may well succeed when it is done again. */
const again = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction with a unit of work of its own; done again from its beginning after a deadlock or a
 * serialisation failure, so it must have no effect besides the database's.
 */
export const inTransaction = <Result>(
  { db }: { readonly db: Pick<Database, 'fork'> },
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> => doneAgain(() => db.fork().transactional(work));

/** One transaction's work, done again from its beginning after a deadlock or a serialisation failure. */
export async function doneAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onceDone(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === null || !again.has(state) || attempt >= ATTEMPTS) throw error;
      await wait(attempt * 20 * Math.random());
    }
  }
}

interface Joinable<Sessions> {
  readonly db: Database;
  readonly sessions?: { joined(db: Database): Sessions };
}

/**
 * The same dependencies within a transaction that has begun: what several procedures do then holds as a whole or not at
 * all, and no second connection is waited for while the first one is held.
 */
export function joining<Some extends Joinable<unknown>>(deps: Some, em: EntityManager): Some {
  const db: Database = {
    ...deps.db,
    fork: () => em.fork({ keepTransactionContext: true }),
    query: (text: string, values: readonly unknown[] = []) => sqlRows(em, text, values),
  };
  outside.set(db, outsideOf(deps.db));
  return { ...deps, db, ...(deps.sessions === undefined ? {} : { sessions: deps.sessions.joined(db) }) };
}

const outside = new WeakMap<object, Database>();

/** The database outside of a transaction that was joined, for what must hold also where the work is taken back. */
export const outsideOf = (db: Database): Database => outside.get(db) ?? db;
