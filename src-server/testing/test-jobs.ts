import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { doJob } from '#server/start/do-job.ts';
import type { Database } from '#server/platform/db/database.ts';
import { followingJob } from '#server/platform/jobs/following-job.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface JobRow {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly ordered_by: string | null;
}

interface FailedTestJob {
  readonly name: string;
  readonly payload: unknown;
  readonly error: unknown;
}

export interface TestJobs extends JobQueue {
  /** Names of the jobs that wait, due or not. */
  waiting(): Promise<string[]>;
  /** Works every due job off, and those they lead to. A failed one waits for the next call. */
  run(deps: Deps): Promise<FailedTestJob[]>;
  /** Runs a job as its schedule would. */
  tick(deps: Deps, name: string): Promise<void>;
}

/** The outbox in a table of its own, worked off when a test says so. */
export async function createTestJobs(db: Database): Promise<TestJobs> {
  await db.query(
    `create table test_jobs (id bigint generated always as identity primary key, name text not null, payload jsonb not null,
       start_after timestamptz, ordered_by text)`,
  );
  const handlerOf = (name: string) => {
    const handler = jobHandlers.find(({ job }) => job.name === name);
    if (handler === undefined) throw new Error(`No handler takes the job ${name}`);
    return handler;
  };
  const enqueue: JobQueue['enqueue'] = async (em, job, payload, options = {}) => {
    job.payload.parse(payload);
    await sqlRows(em, 'insert into test_jobs (name, payload, start_after, ordered_by) values ($1, $2::jsonb, $3, $4)', [
      job.name,
      JSON.stringify(payload),
      options.startAfter?.toString() ?? null,
      job.orderedBy?.(payload) ?? null,
    ]);
    noteFollowed(followingJob(randomUUID(), job.name, payload));
  };
  return {
    enqueue,
    enqueueOnce: async (em, job, payload) => {
      await sqlRows(em, 'lock table test_jobs in exclusive mode', []);
      const open = 'select from test_jobs where name = $1 and payload = $2::jsonb';
      if ((await sqlRows(em, open, [job.name, JSON.stringify(payload)])).length > 0) return false;
      await enqueue(em, job, payload);
      return true;
    },
    enqueueAgain: (em, name, payload) => enqueue(em, handlerOf(name).job, payload),
    waiting: async () => (await db.query<JobRow>('select * from test_jobs order by id')).map(({ name }) => name),
    run: async (deps) => {
      const failed: FailedTestJob[] = [];
      const stuck = new Set<string>();
      let after = 0;
      for (;;) {
        const [row] = await db.query<JobRow>(
          'select * from test_jobs where id > $1 and (start_after is null or start_after <= $2) order by id limit 1',
          [after, deps.clock.now().toString()],
        );
        if (row === undefined) return failed;
        after = row.id;
        // What failed holds back what comes after it, as the queue does.
        if (row.ordered_by !== null && stuck.has(row.ordered_by)) continue;
        try {
          await doJob(handlerOf(row.name), row.payload, deps);
          await db.query('delete from test_jobs where id = $1', [row.id]);
        } catch (error) {
          if (row.ordered_by !== null) stuck.add(row.ordered_by);
          failed.push({ name: row.name, payload: row.payload, error });
        }
      }
    },
    tick: (deps, name) => doJob(handlerOf(name), {}, deps),
  };
}
