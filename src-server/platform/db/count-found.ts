import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { ttlCache } from '../ttl-cache.ts';

/** More are not counted: a list that long is looked through, not counted. */
const MAX_FOUND = 1000;

interface Search {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  /** Names what is searched and what is asked for, moments aside. */
  readonly key: string;
  /** Rows that are found, as SQL, no more of them than its limit. */
  readonly found: (limit: string) => string;
  readonly values: readonly unknown[];
  /** Asks the statement; `db.query` if absent. */
  readonly query?: Database['query'];
}

interface FoundCount {
  readonly count: number;
  readonly isMore: boolean;
}

const counts = ttlCache<FoundCount>(60_000);

/**
 * How many rows a search finds, up to a thousand. That there are more is said again for a minute without counting: a
 * thousand of them takes longer than their list, and no one sees one come or go. Fewer are counted each time.
 */
export async function countFound({ db, clock, key, found, values, query = db.query }: Search): Promise<FoundCount> {
  const counted = await counts.get({ db, clock }, key, async () => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from (${found(`${MAX_FOUND + 1}`)}) found`,
      values,
    );
    const count = row?.count ?? 0;
    return { count: Math.min(count, MAX_FOUND), isMore: count > MAX_FOUND };
  });
  if (!counted.isMore) counts.forget(db, key);
  return counted;
}
