import { PgBoss } from 'pg-boss';
import { createPool } from '#server/platform/db/pool.ts';
import type { Job } from './job.ts';
import { policyOf, sendOptions } from './queue-options.ts';

/**
 * Puts jobs of a backup into the queue of a new database; handlers are repeatable, so what was in work is done again.
 * @param known what this release knows of jobs, whose order is kept.
 */
export async function takeJobs(
  url: string,
  jobs: readonly { readonly name: string; readonly data: object; readonly startAfter: string }[],
  known: readonly Job<unknown>[],
): Promise<void> {
  const jobOf = (name: string): Partial<Job<unknown>> => known.find((job) => job.name === name) ?? {};
  const pool = createPool({ url, poolSize: 2, name: 'cloakroom-restore' });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
    for (const name of new Set(jobs.map((job) => job.name)))
      await boss.createQueue(name, { policy: policyOf(jobOf(name)) });
    for (const { name, data, startAfter } of jobs)
      await boss.send(name, data, sendOptions(jobOf(name), data, new Date(startAfter)));
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}
