import type { Deps } from '#server/deps.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';

interface Counts {
  readonly all: number;
  readonly admins: number;
}

/** Of all people there may be very many: their number is at most a minute old. */
const numbers = ttlCache<number>(60_000);

/** How many people there are, and how many of them are administrators: those few are counted each time. */
export async function countPeople(deps: Pick<Deps, 'db' | 'clock'>): Promise<Counts> {
  const [all, [row]] = await Promise.all([
    numbers.get(deps, 'all', async () => {
      const [counted] = await deps.db.query<Pick<Counts, 'all'>>(`select count(*)::int as "all" from users`);
      return counted?.all ?? 0;
    }),
    deps.db.query<Pick<Counts, 'admins'>>(`select count(*)::int as admins from users where role = 'admin'`),
  ]);
  return { all, admins: row?.admins ?? 0 };
}
