import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';

const ATTEMPTS = 6;
const again = new Set(['40001', '40P01']);

interface DriverError {
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
  readonly previous?: unknown;
}

/** The database's own error inside whatever the ORM wrapped around it. */
function driverError(error: unknown): DriverError | null {
  for (let found = error, depth = 0; found instanceof Error && depth < 5; depth += 1) {
    const each = found as DriverError;
    if (typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code)) return each;
    found = each.cause ?? each.previous;
  }
  return null;
}

/** SQLSTATE of a failed statement, `null` for any other failure. */
export const sqlStateOf = (error: unknown): string | null => {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : null;
};

/** Places that were left when the capacity guard refused. */
export const placesLeftOf = (error: unknown): number => Math.max(0, Number(driverError(error)?.detail ?? 0) || 0);

export const constraintOf = (error: unknown): string | null => {
  const name = driverError(error)?.constraint;
  return typeof name === 'string' ? name : null;
};

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
