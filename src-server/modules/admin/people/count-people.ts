import type { Deps } from '#server/deps.ts';

interface Counts {
  readonly all: number;
  readonly admins: number;
}

const KEPT_FOR_MS = 60_000;
const known = new WeakMap<Deps['db'], { readonly all: number; readonly at: number }>();

/** Of all people there may be very many: their number is at most a minute old. */
async function countAll({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const at = clock.now().toEpochMilli();
  const kept = known.get(db);
  if (kept !== undefined && at - kept.at < KEPT_FOR_MS) return kept.all;
  const [row] = await db.query<Pick<Counts, 'all'>>(`select count(*)::int as "all" from users`);
  const { all } = row ?? { all: 0 };
  known.set(db, { all, at });
  return all;
}

/** How many people there are, and how many of them are administrators: those few are counted each time. */
export async function countPeople(deps: Pick<Deps, 'db' | 'clock'>): Promise<Counts> {
  const [all, [row]] = await Promise.all([
    countAll(deps),
    deps.db.query<Pick<Counts, 'admins'>>(`select count(*)::int as admins from users where role = 'admin'`),
  ]);
  return { all, admins: row?.admins ?? 0 };
}
