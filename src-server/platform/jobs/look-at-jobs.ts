import type { Database } from '#server/platform/db/database.ts';

type Db = Pick<Database, 'query'>;

/** Databases in which the queue's own tables were seen; they stay. */
const withQueue = new WeakSet<Db>();

/** The queue's own tables are there once a server with workers has run. */
async function isThere(db: Db): Promise<boolean> {
  if (withQueue.has(db)) return true;
  const [row] = await db.query<{ found: boolean }>(`select to_regclass('pgboss.job') is not null as found`);
  if (row?.found === true) withQueue.add(db);
  return row?.found === true;
}

interface QueueHours {
  readonly name: string;
  /** Jobs done and failed in each of the last 24 hours, the oldest first. */
  readonly done: readonly number[];
  readonly failed: readonly number[];
  readonly waiting: number;
  readonly retrying: number;
  /** Seconds for which the oldest due job waits; null where none does. */
  readonly oldestSeconds: number | null;
}

/** What each queue did in the last 24 hours, and what waits in it. */
export async function lookAtQueues(db: Db): Promise<QueueHours[]> {
  if (!(await isThere(db))) return [];
  const rows = await db.query<{
    readonly name: string;
    readonly hours: Readonly<Record<string, { readonly done: number; readonly failed: number }>>;
    readonly waiting: number;
    readonly retrying: number;
    readonly oldest: number | null;
  }>(
    `with counted as (
       select name, floor(extract(epoch from pgboss.job_now() - completed_on) / 3600)::int as hour,
         count(*) filter (where state = 'completed')::int as done, count(*) filter (where state = 'failed')::int as failed
       from pgboss.job where completed_on > pgboss.job_now() - interval '24 hours' group by 1, 2),
     hours as (
       select name, json_object_agg(hour, json_build_object('done', done, 'failed', failed)) as hours from counted group by name),
     open as (
       select name, count(*) filter (where start_after <= pgboss.job_now())::int as waiting,
         count(*) filter (where state = 'retry')::int as retrying,
         extract(epoch from pgboss.job_now() - min(start_after) filter (where start_after <= pgboss.job_now()))::float8 as oldest
       from pgboss.job where state in ('created', 'retry', 'active') group by name)
     select q.name, coalesce(h.hours, '{}') as hours, coalesce(o.waiting, 0) as waiting, coalesce(o.retrying, 0) as retrying, o.oldest
     from pgboss.queue q left join hours h on h.name = q.name left join open o on o.name = q.name
     where q.name not like '\\_\\_pgboss%' order by q.name`,
  );
  const ages = Array.from({ length: 24 }, (_, index) => 23 - index);
  return rows.map(({ name, hours, waiting, retrying, oldest }) => ({
    name,
    done: ages.map((age) => hours[age]?.done ?? 0),
    failed: ages.map((age) => hours[age]?.failed ?? 0),
    waiting,
    retrying,
    oldestSeconds: oldest,
  }));
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
     from pgboss.job where (state = 'retry' or state = 'active' and retry_count > 0) and name not like '\\_\\_pgboss%'
     order by start_after limit $1`,
    [limit],
  );
}

/** Lets a job that waits for its next try run at once. @returns its queue; `null` where it did not wait any more. */
export async function hurry(db: Db, id: string): Promise<string | null> {
  if (!(await isThere(db))) return null;
  const [job] = await db.query<{ name: string }>(
    `update pgboss.job set start_after = pgboss.job_now() where id = $1 and state = 'retry' returning name`,
    [id],
  );
  return job?.name ?? null;
}

/** When any job was last taken up, as the sign that somebody works; null where nobody ever did. */
export async function lastSign(db: Db): Promise<{ readonly workedAt: Date | null; readonly overdue: number }> {
  if (!(await isThere(db))) return { workedAt: null, overdue: 0 };
  const [row] = await db.query<{ worked_at: Date | null; overdue: number }>(
    `select greatest(max(started_on), max(completed_on)) as worked_at,
       count(*) filter (where state in ('created', 'retry') and start_after < pgboss.job_now() - interval '5 minutes')::int as overdue
     from pgboss.job where started_on > pgboss.job_now() - interval '1 day' or state in ('created', 'retry')`,
  );
  return { workedAt: row?.worked_at ?? null, overdue: row?.overdue ?? 0 };
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
