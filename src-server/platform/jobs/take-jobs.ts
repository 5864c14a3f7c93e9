import { PgBoss } from 'pg-boss';
import { createPool } from '#server/platform/db/pool.ts';

/** Puts jobs of a backup into the queue of a new database; handlers are repeatable, so what was in work is done again. */
export async function takeJobs(
  url: string,
  jobs: readonly { readonly name: string; readonly data: object; readonly startAfter: string }[],
): Promise<void> {
  const pool = createPool({ url, poolSize: 2, name: 'cloakroom-restore' });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
    for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name);
    for (const { name, data, startAfter } of jobs) await boss.send(name, data, { startAfter: new Date(startAfter) });
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}
