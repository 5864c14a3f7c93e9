import { PgBoss } from 'pg-boss';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';
import { unseen } from '#server/platform/db/unseen.ts';

type Db = Pick<Database, 'query'>;

/** How the queue's own jobs are called, as a pattern. */
const OF_THE_QUEUE = '\\_\\_pgboss%';

/** Databases in which the queue's own tables were seen; they stay. */
const withQueue = new WeakSet<Db>();

/** The queue's own tables are there once a server with workers has run. */
async function isThere(db: Db): Promise<boolean> {
  if (withQueue.has(db)) return true;
  const [row] = await db.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`);
  if (row?.found === true) withQueue.add(db);
  return row?.found === true;
}

interface PastDay {
  /** By queue and full hours ago. */
  readonly hours: ReadonlyMap<string, Readonly<Record<string, { readonly done: number; readonly failed: number }>>>;
  /** When any job was last taken up or ended. */
  readonly workedAt: Date | null;
}

/** A day has tens of thousands of jobs, in a table with those of a week: they are gone through once in a while. */
const pastDays = ttlCache<PastDay>(15_000);

const pastDay = (db: Db, clock: Clock): Promise<PastDay> =>
  pastDays.get({ db, clock }, '', async () => {
    const rows = await db.query<{
      readonly name: string;
      /** `null` of what is worked on. */
      readonly hour: number | null;
      readonly done: number;
      readonly failed: number;
      readonly worked_at: Date;
    }>(
      `select name, floor(extract(epoch from now - completed_on) / 3600)::int as hour,
         count(*) filter (where state = 'completed')::int as done, count(*) filter (where state = 'failed')::int as failed,
         greatest(max(started_on), max(completed_on)) as worked_at
       from pgboss.job cross join (select pgboss.job_now() as now offset 0) clock
       where completed_on > now - interval '24 hours' or started_on > now - interval '24 hours'
       group by 1, 2`,
    );
    const hours = new Map<string, Record<string, { done: number; failed: number }>>();
    for (const { name, hour, done, failed } of rows) {
      const ofQueue = hours.get(name) ?? {};
      hours.set(name, ofQueue);
      if (hour !== null) ofQueue[hour] = { done, failed };
    }
    return {
      hours,
      workedAt: rows.map(({ worked_at }) => worked_at).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    };
  });

interface QueueHours {
  readonly name: string;
  /** Jobs done and failed in each of the last 24 hours, the oldest first; at most 15 seconds old. */
  readonly done: readonly number[];
  readonly failed: readonly number[];
  readonly waiting: number;
  readonly retrying: number;
  /** Seconds for which the oldest due job waits; null where none does. */
  readonly oldestSeconds: number | null;
}

interface Queues {
  readonly queues: readonly QueueHours[];
  /** When any job was last taken up, as the sign that a person works; null where no one ever did. */
  readonly workedAt: Date | null;
  /** Jobs that no one took up for five minutes. */
  readonly overdue: number;
}

/** What each queue did in the last 24 hours, and what waits in it. */
export async function lookAtQueues({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<Queues> {
  if (!(await isThere(db))) return { queues: [], workedAt: null, overdue: 0 };
  const [{ hours, workedAt }, rows] = await Promise.all([
    pastDay(db, clock),
    db.query<{
      readonly name: string;
      readonly waiting: number;
      readonly retrying: number;
      readonly overdue: number;
      readonly oldest: number | null;
    }>(
      `select q.name, coalesce(o.waiting, 0) as waiting, coalesce(o.retrying, 0) as retrying, coalesce(o.overdue, 0) as overdue, o.oldest
       from pgboss.queue q left join (
         select name, count(*) filter (where start_after <= pgboss.job_now())::int as waiting,
           count(*) filter (where state = 'retry')::int as retrying,
           count(*) filter (where start_after < pgboss.job_now() - interval '5 minutes')::int as overdue,
           extract(epoch from pgboss.job_now() - min(start_after) filter (where start_after <= pgboss.job_now()))::float8 as oldest
         from pgboss.job where state < 'active' and not blocked group by name) o on o.name = q.name
       where q.name not like ${unseen(1, 'text')} order by q.name`,
      // A statement with a value is planned once.
      [OF_THE_QUEUE],
    ),
  ]);
  const ages = Array.from({ length: 24 }, (_, index) => 23 - index);
  return {
    queues: rows.map(({ name, waiting, retrying, oldest }) => ({
      name,
      done: ages.map((age) => hours.get(name)?.[age]?.done ?? 0),
      failed: ages.map((age) => hours.get(name)?.[age]?.failed ?? 0),
      waiting,
      retrying,
      oldestSeconds: oldest,
    })),
    workedAt,
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}

/** What became of a job. */
export interface JobFate {
  readonly id: string;
  readonly state: 'waits' | 'done' | 'failed';
  readonly doneAt: Date | null;
}

/** What became of these jobs, as far as the queue still knows them. */
export async function fatesOf(db: Db, ids: readonly string[]): Promise<JobFate[]> {
  if (ids.length === 0 || !(await isThere(db))) return [];
  return db.query<JobFate>(
    `select id, case state when 'completed' then 'done' when 'failed' then 'failed' else 'waits' end as state,
       case state when 'completed' then completed_on end as "doneAt"
     from pgboss.job where id = any($1::uuid[])`,
    [ids],
  );
}

interface RetryingJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: unknown;
  readonly error: string | null;
  readonly tries: number;
  readonly most: number;
  readonly next_at: Date;
  /** Taken up again, or about to be. */
  readonly is_due: boolean;
}

/** Jobs that failed and are tried again by themselves, those that are tried now and the next one first. */
export async function lookAtRetries(db: Db, limit: number): Promise<RetryingJob[]> {
  if (!(await isThere(db))) return [];
  return db.query<RetryingJob>(
    `select id, name as queue, data as payload, output ->> 'message' as error, retry_count as tries, retry_limit + 1 as most,
       start_after as next_at, state = 'active' or start_after <= pgboss.job_now() as is_due
     from pgboss.job where (state = 'retry' and not blocked or state = 'active' and retry_count > 0) and name not like ${unseen(2, 'text')}
     order by next_at limit ${unseen(1, 'int')}`,
    [limit, OF_THE_QUEUE],
  );
}

/** Lets a job that waits for its next try run at once. @returns its queue; `null` where it did not wait any more. */
export async function hurry(db: Db, id: string): Promise<string | null> {
  if (!(await isThere(db))) return null;
  const [job] = await db.query<{ name: string }>(
    `select name from pgboss.job where id = any($1::uuid[]) and state = 'retry'`,
    [[id]],
  );
  if (job === undefined) return null;
  const executeSql = async (text: string, values: unknown[] = []) => ({ rows: await db.query<object>(text, values) });
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false });
  await boss.start();
  const { updated } = await boss.update(job.name, undefined, { id, startAfter: new Date() });
  await boss.stop({ graceful: false });
  return updated === 0 ? null : job.name;
}

/** Keeps jobs that failed for good where they stay longer than in the queue. */
export async function keepFailed(db: Db): Promise<void> {
  if (!(await isThere(db))) return;
  await db.query(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at, cause, cause_subject)
     select id, name, coalesce(data, '{}'), coalesce(output ->> 'message', output::text, 'Unknown'), retry_count + 1,
       created_on, coalesce(completed_on, pgboss.job_now()), output #>> '{cause,kind}', (output #>> '{cause,subject}')::uuid
     from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
     on conflict (id) do nothing`,
  );
}
