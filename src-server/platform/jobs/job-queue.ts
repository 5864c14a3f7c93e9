import type { Instant } from '@js-joda/core';
import { fromKysely, PgBoss } from 'pg-boss';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { derivedId } from '#server/platform/ids.ts';
import { reasonOf } from '#server/platform/errors/reason-of.ts';
import { sparing } from '#server/platform/sparing-log.ts';
import { causeOf } from './cause.ts';
import { currentJob, inJob } from './current-job.ts';
import { followingJob } from './following-job.ts';
import type { Job, JobHandler } from './job.ts';
import { policyOf, sendOptions } from './queue-options.ts';

interface EnqueueOptions {
  /** Not before this instant. */
  readonly startAfter?: Instant;
}

/** The outbox: what is enqueued exists exactly when the surrounding transaction commits. */
export interface JobQueue {
  /** Adds a job inside the unit of work's current transaction. */
  enqueue<Payload>(
    em: EntityManager,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Adds a job unless the very same one waits or is being worked off: of several who ask at once one adds it.
   * @returns whether it was added
   */
  enqueueOnce<Payload>(em: EntityManager, job: Job<Payload>, payload: NoInfer<Payload>): Promise<boolean>;
  /** Adds a job again that failed for good, as it was. @throws Error for a name that no one handles any more. */
  enqueueAgain(em: EntityManager, name: string, payload: unknown): Promise<void>;
}

export interface JobRunner extends JobQueue {
  /** Creates the queues and starts to work. */
  start(
    handlers: readonly JobHandler<never>[],
    run: (handler: JobHandler<never>, payload: unknown) => Promise<void>,
  ): Promise<void>;
  isReady(): boolean;
  /** Finishes what is being worked on, then lets go of the connections. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  readonly url: string;
  readonly log: { error(details: object, text: string): void };
}

/** A worker says this often that it is at its job … */
const BEAT_SECONDS = 3;
/** … and is taken for dead after this time without a word; the least that the queue knows. */
const DEAD_AFTER_SECONDS = 10;
/** Work that waits for others: several workers, of which those whom one group keeps busy are fewer. */
const shared = { batchSize: 5, localConcurrency: 4, localGroupConcurrency: 2 };
/** How often a worker looks for the jobs of the dead. */
const LOOK_SECONDS = 5;

/**
 * A queue inside PostgreSQL with a pool of its own, so that work never starves requests. What was in work when a process
 * died is taken up by another within 30 seconds.
 */
export function createJobRunner({ url, log }: RunnerOptions): JobRunner {
  const pool = createPool({ url, poolSize: 4, name: 'cloakroom-jobs' });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  });
  const seldom = sparing(log);
  boss.on('error', (error) => seldom.error({ err: error }, 'job queue'));
  let ready = false;
  let known: readonly JobHandler<never>[] = [];
  const enqueue: JobQueue['enqueue'] = async (em, job, payload, options = {}) => {
    const within = currentJob();
    const id = await boss.send(job.name, payload as object, {
      // What is done again after a crash finds the job that it has added.
      ...(within !== null && { id: derivedId('job', within, job.name, JSON.stringify(payload)) }),
      db: fromKysely(em.getKysely() as never),
      ...sendOptions(job, payload, options.startAfter && new Date(options.startAfter.toEpochMilli())),
    });
    if (id !== null) noteFollowed(followingJob(id, job.name, payload));
  };
  return {
    enqueue,
    enqueueOnce: async (em, job, payload) => {
      await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`job:${job.name}`]);
      const open = `select from pgboss.job where name = $1 and data = $2::jsonb and state in ('created', 'retry', 'active')`;
      if ((await sqlRows(em, open, [job.name, JSON.stringify(payload)])).length > 0) return false;
      await enqueue(em, job, payload);
      return true;
    },
    enqueueAgain: async (em, name, payload) => {
      const handler = known.find(({ job }) => job.name === name);
      if (handler === undefined) throw new Error(`No handler takes the job ${name}`);
      await enqueue(em, handler.job, payload);
    },
    start: async (handlers, run) => {
      await boss.start();
      known = handlers;
      for (const handler of handlers) {
        const { name, retries } = handler.job;
        const queue = {
          // One more try at least: a job whose process died has not failed.
          retryLimit: Math.max(retries, 1),
          retryDelay: 2,
          retryBackoff: true,
          retryDelayMax: 3600,
          heartbeatSeconds: DEAD_AFTER_SECONDS,
        };
        const policy = policyOf(handler.job);
        await boss.createQueue(name, { ...queue, policy });
        // It may have been there, as an earlier release made it. Its order never changes.
        await boss.updateQueue(name, queue);
        if ((await boss.getQueue(name))?.policy !== policy)
          throw new Error(`The queue ${name} keeps another order than its job asks for: give the job another name.`);
        if (handler.cron !== null) await boss.schedule(name, handler.cron, {}, { tz: 'UTC' });
        const options = {
          ...(handler.job.groupedBy === undefined ? { batchSize: 20 } : shared),
          pollingIntervalSeconds: 1,
          perJobResults: true,
          includeMetadata: true,
          heartbeatRefreshSeconds: BEAT_SECONDS,
        } as const;
        await boss.work(name, options, async (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data, retryCount, retryLimit }) => {
              try {
                await inJob(id, () => run(handler, data));
                return { id, status: 'completed' as const };
              } catch (error) {
                const isAway = isDatabaseAway(error);
                (isAway ? seldom : log).error({ err: error, job: name, id }, 'job failed');
                // The clock asks for it again: what failed for good waits for a person, who could do no more.
                if (isAway && handler.cron !== null && retryCount >= retryLimit)
                  return { id, status: 'completed' as const };
                return { id, status: 'failed' as const, output: { message: reasonOf(error), cause: causeOf(error) } };
              }
            }),
          ),
        );
      }
      ready = true;
    },
    isReady: () => ready,
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
      await pool.end();
    },
  };
}
