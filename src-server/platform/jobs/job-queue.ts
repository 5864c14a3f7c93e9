import type { Instant } from '@js-joda/core';
import { fromKysely, PgBoss } from 'pg-boss';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { Job, JobHandler } from './job.ts';

interface EnqueueOptions {
  /** Not before this instant. */
  readonly startAfter?: Instant;
}

/** The outbox: what is enqueued exists exactly when the surrounding transaction commits. */
export interface JobQueue {
  /** Adds a job inside the unit of work's current transaction. */
  enqueue<Payload>(em: EntityManager, job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
}

interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly failedAt: Date | null;
  readonly output: unknown;
}

export interface JobRunner extends JobQueue {
  /** Creates the queues and starts to work. */
  start(
    handlers: readonly JobHandler<never>[],
    run: (handler: JobHandler<never>, payload: unknown) => Promise<void>,
  ): Promise<void>;
  isReady(): boolean;
  /** Jobs that failed for good. */
  listFailed(limit: number): Promise<FailedJob[]>;
  /** Finishes what is being worked on, then lets go of the connections. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  readonly url: string;
  readonly log: { error(details: object, text: string): void };
}

/** A queue inside PostgreSQL with a pool of its own, so that work never starves requests. */
export function createJobRunner({ url, log }: RunnerOptions): JobRunner {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'cloakroom-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let ready = false;
  let names: string[] = [];
  return {
    enqueue: async (em, job, payload, options = {}) => {
      await boss.send(job.name, payload as object, {
        db: fromKysely(em.getKysely() as never),
        ...(options.startAfter === undefined ? {} : { startAfter: new Date(options.startAfter.toEpochMilli()) }),
      });
    },
    start: async (handlers, run) => {
      await boss.start();
      names = handlers.map(({ job }) => job.name);
      for (const handler of handlers) {
        const { name, retries } = handler.job;
        await boss.createQueue(name, { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 });
        if (handler.cron !== null) await boss.schedule(name, handler.cron, {}, { tz: 'UTC' });
        const options = { batchSize: 20, pollingIntervalSeconds: 1, perJobResults: true } as const;
        await boss.work(name, options, async (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await run(handler, data);
                return { id, status: 'completed' as const };
              } catch (error) {
                log.error({ err: error, job: name, id }, 'job failed');
                return { id, status: 'failed' as const, output: { message: String(error) } };
              }
            }),
          ),
        );
      }
      ready = true;
    },
    isReady: () => ready,
    listFailed: async (limit) => {
      const found = await Promise.all(
        names.map(async (name) => {
          const { rows } = await boss
            .getDb()
            .executeSql(
              `select id, name, data, completed_on, output from pgboss.job where name = $1 and state = 'failed' order by completed_on desc limit $2`,
              [name, limit],
            );
          return rows as { id: string; name: string; data: unknown; completed_on: Date | null; output: unknown }[];
        }),
      );
      return found
        .flat()
        .map((row) => ({
          id: row.id,
          name: row.name,
          payload: row.data,
          failedAt: row.completed_on,
          output: row.output,
        }))
        .slice(0, limit);
    },
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
