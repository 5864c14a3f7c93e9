import type pg from 'pg';
import type { Job } from './job.ts';
import { policyOf, sendOptions } from './queue-options.ts';

/**
 * Holds a queue and the jobs that wait in it against what the code says of their order: an older release, or a backup of
 * one, may have made them differently, and the queue itself never changes it. What is at work is finished as it began.
 */
export async function keepPolicy(pool: pg.Pool, job: Job<unknown>): Promise<void> {
  const policy = policyOf(job);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Of several processes that start at once the others wait here, and find it done.
    await client.query('update pgboss.queue set policy = $2 where name = $1 and policy <> $2', [job.name, policy]);
    const { rows } = await client.query<{ id: string; data: unknown }>(
      `select id, data from pgboss.job where name = $1 and state in ('created', 'retry') and policy is distinct from $2
       for update`,
      [job.name, policy],
    );
    // What is to be tried again is tried now: it was added first, and one that waits for its time holds no one back.
    await client.query(
      `update pgboss.job j set policy = $2, singleton_key = k.key, state = 'created',
         start_after = case j.state when 'retry' then pgboss.job_now() else j.start_after end
       from unnest($3::uuid[], $4::text[]) as k (id, key) where j.name = $1 and j.id = k.id`,
      [job.name, policy, rows.map(({ id }) => id), rows.map(({ data }) => sendOptions(job, data).singletonKey ?? null)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
