import type { Deps } from '#server/deps.ts';

interface Counts {
  readonly all: number;
  readonly admins: number;
}

const KEPT_FOR_MS = 60_000;
const known = new WeakMap<Deps['db'], { readonly counts: Counts; readonly at: number }>();

/** How many people there are, and how many of them are administrators; at most a minute old. */
export async function countPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Counts> {
  const at = clock.now().toEpochMilli();
  const kept = known.get(db);
  if (kept !== undefined && at - kept.at < KEPT_FOR_MS) return kept.counts;
  const [row] = await db.query<Counts>(
    `select count(*)::int as "all", (count(*) filter (where role = 'admin'))::int as admins from users`,
  );
  const counts = row ?? { all: 0, admins: 0 };
  known.set(db, { counts, at });
  return counts;
}
