import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';

const removeObjectsJob = defineJob({ name: 'remove-objects', payload: z.object({}), retries: 1 });

type RemovalDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

const AT_ONCE = 100;

/** Those whose row is gone, and of yesterday and before those that no row ever named: younger ones may be on their way. */
const unneeded = `
  select key from stored_objects
  where state = 'dropped' or (state = 'written' and written_at < $1::timestamptz - interval '1 day')
  order by key limit ${AT_ONCE}`;

/**
 * Deletes what no row needs from the store of objects. A key is forgotten after its object is gone, so what a store that
 * is away keeps is deleted the next time.
 * @throws AppError 503 while the store is away.
 */
export async function removeObjects({ db, files, clock }: RemovalDeps): Promise<void> {
  for (;;) {
    const found = await db.query<{ key: string }>(unneeded, [clock.now().toString()]);
    for (const { key } of found) {
      await files.delete(key);
      await db.query(`delete from stored_objects where key = $1 and state <> 'named'`, [key]);
    }
    if (found.length < AT_ONCE) return;
  }
}

/** The same every ten minutes, and so until it has worked: pictures of a person who was erased go at once. */
export const removeObjectsHandler = handleJob(
  removeObjectsJob,
  (_payload, deps: Deps) => removeObjects(deps),
  '*/10 * * * *',
);
