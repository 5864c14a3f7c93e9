import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { driverError, sqlStateOf } from '#server/platform/db/driver-error.ts';

const ATTEMPTS = 6;
const again = new Set(['40001', '40P01']);

/** Places that were left when the capacity guard refused. */
export const placesLeftOf = (error: unknown): number => Math.max(0, Number(driverError(error)?.detail ?? 0) || 0);

/** One transaction with a unit of work of its own; tried again after a deadlock or serialisation failure. */
export async function inTransaction<Result>(deps: Deps, work: (em: EntityManager) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.fork().transactional(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === null || !again.has(state) || attempt >= ATTEMPTS) throw error;
      await wait(attempt * 20 * Math.random());
    }
  }
}
