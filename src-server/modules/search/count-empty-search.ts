import type { Deps } from '#server/deps.ts';

/** Counts a search that found nothing: how many there were on a day (UTC), and nothing of who searched, or where. */
export async function countEmptySearch({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.query(
    `insert into search_counts (day, without_result) values ($1, 1)
     on conflict (day) do update set without_result = search_counts.without_result + 1`,
    [clock.now().toString().slice(0, 10)],
  );
}
