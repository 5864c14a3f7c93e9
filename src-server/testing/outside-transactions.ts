import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/platform/db/database.ts';

const within = new AsyncLocalStorage<true>();

function refuse(what: string): void {
  if (within.getStore() === true)
    throw new Error(`${what} within a transaction: each caller who waits for its locks would wait for that too`);
}

/** A guess is counted by a connection of its own: its count stands also where the work around it is taken back. */
const isCount = (text: string): boolean => text.includes('rate_limits');

/** The same database, which knows what runs within its transactions and refuses a second connection there. */
export function knowingTransactions(db: Database): Database {
  return {
    ...db,
    fork: () => {
      refuse('A second connection');
      const em = db.fork();
      const transactional = em.transactional.bind(em);
      em.transactional = (work, options) => within.run(true, () => transactional(work, options));
      return em;
    },
    report: (text, values) => {
      refuse('A second connection');
      return db.report(text, values);
    },
    query: (text, values) => {
      if (!isCount(text)) refuse('A second connection');
      return db.query(text, values);
    },
  };
}

/** The same door to a service, whose methods are refused within a transaction of `knowingTransactions`. */
export const outsideTransactions = <Door extends object>(name: string, door: Door): Door =>
  new Proxy(door, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        refuse(`${name}.${String(key)}`);
        return Reflect.apply(value, target, given);
      };
    },
  });
