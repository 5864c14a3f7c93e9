import { markerCap } from '#shared/search/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SearchArea } from './search-area.ts';

/** The published listings of an area; parameters `$1` to `$3` are its box, centre and radius. */
export const inArea = `l.published and l.position <@ $1::box and (l.position <-> $2::point) <= $3`;

const SQL = `select count(*)::int as count from (select 1 from listings l where ${inArea} limit ${markerCap}) found`;

const KEPT_FOR_MS = 15_000;
const MAX_AREAS = 1000;

interface Count {
  readonly count: number;
  readonly at: number;
}

const known = new WeakMap<Deps['db'], Map<string, Count>>();

/**
 * How many published listings an area has, up to the cap of markers; at most 15 seconds old. Counting walks all of them
 * where a page walks ten, and everybody who turns pages, or searches the same city, asks again.
 */
export async function countListings({ db, clock }: Pick<Deps, 'db' | 'clock'>, area: SearchArea): Promise<number> {
  const kept = known.get(db) ?? new Map<string, Count>();
  known.set(db, kept);
  const key = `${area.box} ${area.center} ${area.radius}`;
  const at = clock.now().toEpochMilli();
  const before = kept.get(key);
  if (before !== undefined && at - before.at < KEPT_FOR_MS) return before.count;
  const [row] = await db.query<{ count: number }>(SQL, [area.box, area.center, area.radius]);
  const count = row?.count ?? 0;
  kept.delete(key);
  kept.set(key, { count, at });
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_AREAS) break;
    kept.delete(oldest);
  }
  return count;
}
