import type { Deps } from '#server/deps.ts';

/** More are not counted: whoever has that many looks on. */
const COUNTED = 1000;

const KEPT_FOR_MS = 60_000;
const MAX_KEPT = 500;

/** When a search was last found to have more than are counted, by what it asks for. */
const foundMany = new WeakMap<Deps['db'], Map<string, number>>();

interface Search {
  /** Conditions of `b` (bookings) as SQL, with the values that they name. */
  readonly where: string;
  readonly values: readonly unknown[];
  /** Names what is asked for, moments aside. */
  readonly key: string;
}

export interface BookingCount {
  readonly count: number;
  readonly isMore: boolean;
}

const many: BookingCount = { count: COUNTED, isMore: true };

/**
 * How many bookings a search finds, up to a thousand. That there are more is said again for a minute without counting:
 * a thousand of them takes longer than their list, and nobody sees one come or go.
 */
export async function countBookings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { where, values, key }: Search,
): Promise<BookingCount> {
  const kept = foundMany.get(db) ?? new Map<string, number>();
  foundMany.set(db, kept);
  const now = clock.now().toEpochMilli();
  const at = kept.get(key);
  if (at !== undefined && now >= at && now - at < KEPT_FOR_MS) return many;
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (select from bookings b where ${where} limit ${COUNTED + 1}) found`,
    values,
  );
  const count = row?.count ?? 0;
  kept.delete(key);
  if (count <= COUNTED) return { count, isMore: false };
  kept.set(key, now);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return many;
}
