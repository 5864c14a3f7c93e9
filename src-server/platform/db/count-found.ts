import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** More are not counted: whoever has that many looks on. */
export const MAX_FOUND = 1000;

const KEPT_FOR_MS = 60_000;
const MAX_KEPT = 500;

/** When a search was last found to have more than are counted, by what it asks for. */
const foundMany = new WeakMap<Search['db'], Map<string, number>>();

interface Search {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  /** Names what is searched and what is asked for, moments aside. */
  readonly key: string;
  /** Rows that are found, as SQL, no more of them than its limit. */
  readonly found: (limit: string) => string;
  readonly values: readonly unknown[];
}

interface FoundCount {
  readonly count: number;
  readonly isMore: boolean;
}

const many: FoundCount = { count: MAX_FOUND, isMore: true };

/**
 * How many rows a search finds, up to a thousand. That there are more is said again for a minute without counting: a
 * thousand of them takes longer than their list, and nobody sees one come or go.
 */
export async function countFound({ db, clock, key, found, values }: Search): Promise<FoundCount> {
  const kept = foundMany.get(db) ?? new Map<string, number>();
  foundMany.set(db, kept);
  const now = clock.now().toEpochMilli();
  const at = kept.get(key);
  if (at !== undefined && now >= at && now - at < KEPT_FOR_MS) return many;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (${found(`${MAX_FOUND + 1}`)}) found`,
    values,
  );
  const count = row?.count ?? 0;
  kept.delete(key);
  if (count <= MAX_FOUND) return { count, isMore: false };
  kept.set(key, now);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return many;
}
