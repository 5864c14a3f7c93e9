import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { lookAtQueues, lookAtRetries } from '#server/platform/jobs/look-at-jobs.ts';
import { isJobCause } from '#server/platform/jobs/cause.ts';
import { jobNotFound } from '../admin.errors.ts';
import { factsOf, type JobFact, shownPayload } from './job-facts.ts';

interface FailedRow {
  readonly id: string;
  readonly state: (typeof states)[number];
  readonly queue: string;
  readonly payload: unknown;
  readonly error: string;
  readonly tries: number;
  readonly added_at: Date;
  readonly failed_at: Date;
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly cause: string | null;
  readonly cause_subject: string | null;
  readonly cause_name: string | null;
  readonly waited_from: Date | null;
  readonly waited_to: Date | null;
  readonly asked_at: Date | null;
  readonly next_at: Date | null;
}

const MAX_JOBS = 500;

/** An error without what differs from one job to the next: ids, numbers, addresses. */
const alike = (error: string): string =>
  error
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[A-Z]{3}-[0-9A-Z]{6}\b/g, '…')
    .replace(/\d+/g, '…');

const failedSql = `
  select f.id, f.state, f.queue, f.payload, f.error, f.tries, f.added_at, f.failed_at, f.reason, f.decided_at, u.email as decided_by,
    f.cause, f.cause_subject, f.waited_from, f.waited_to, q.asked_at, q.next_at,
    trim(o.first_name || ' ' || o.last_name) as cause_name
  from failed_jobs f left join users u on u.id = f.decided_by
  left join integrations i on i.id = f.cause_subject left join users o on o.id = i.user_id
  left join cause_questions q on f.state = 'waiting' and q.cause = f.cause and q.cause_subject is not distinct from f.cause_subject`;

const causeOf = ({ cause, cause_name }: FailedRow) => (isJobCause(cause) ? { kind: cause, name: cause_name } : null);

const waitOf = ({ waited_from: from, waited_to: to }: FailedRow) =>
  from === null || to === null ? null : { from: isoOfDate(from), to: isoOfDate(to) };

const questionOf = ({ asked_at: askedAt, next_at: nextAt }: FailedRow) =>
  askedAt === null || nextAt === null ? null : { askedAt: isoOfDate(askedAt), nextAt: isoOfDate(nextAt) };

/** Jobs of each state, and whom each is about: whose booking it is, or the one whom it names. */
const jobsSql = `
  select f.*, coalesce(b.user_id::text, f.payload ->> 'userId') as person
  from unnest(${unseen(1, 'text[]')}::text[]) s (name) cross join lateral (
    ${failedSql} where f.state = s.name order by f.failed_at desc, f.id limit ${MAX_JOBS}) f
  left join bookings b
    on b.id = case when f.payload ->> 'bookingId' ~ '^[0-9a-f-]{36}$' then (f.payload ->> 'bookingId')::uuid end
  order by f.failed_at desc, f.id`;

interface ListedRow extends FailedRow {
  readonly person: string | null;
}

const states = ['failed', 'waiting', 'dropped'] as const;

/** Jobs that failed alike as one group, the newest group first, of all states. */
async function groupsOf({ db }: Pick<Deps, 'db'>): Promise<readonly (readonly ListedRow[])[]> {
  const rows = await db.query<ListedRow>(jobsSql, [states]);
  return [...Map.groupBy(rows, (row) => `${row.state} ${row.queue} ${row.cause_subject} ${alike(row.error)}`).values()];
}

/** Jobs that failed alike, the newest first, and how many people they are about. */
function viewOf(jobs: readonly ListedRow[], facts: readonly JobFact[]) {
  const [newest] = jobs;
  const oldest = jobs.at(-1);
  if (newest === undefined || oldest === undefined) throw new Error('A group without a job');
  return {
    /** Of the newest one. */
    id: newest.id,
    queue: newest.queue,
    error: newest.error,
    tries: newest.tries,
    ids: jobs.map(({ id }) => id),
    people: new Set(jobs.flatMap(({ person }) => (person === null ? [] : [person]))).size,
    since: isoOfDate(oldest.failed_at),
    failedAt: isoOfDate(newest.failed_at),
    facts,
    reason: newest.reason,
    decidedBy: newest.decided_by,
    cause: causeOf(newest),
    wait: waitOf(newest),
    question: questionOf(newest),
  };
}

/** All queues with their last 24 hours, what failed for good, what waits for its cause, what was dropped, and what is tried again by itself. */
export async function listJobs(deps: Deps) {
  const [{ queues, workedAt, overdue }, groups, retries] = await Promise.all([
    lookAtQueues(deps),
    groupsOf(deps),
    lookAtRetries(deps.db, 50),
  ]);
  const payloads = [...groups.map(([newest]) => newest?.payload), ...retries.map(({ payload }) => payload)];
  const facts = await factsOf(deps, payloads);
  const inState = (state: (typeof states)[number]) =>
    groups.flatMap((jobs, index) => (jobs[0]?.state === state ? [viewOf(jobs, facts[index] ?? [])] : []));
  return {
    queues,
    workedAt: workedAt === null ? null : isoOfDate(workedAt),
    /** Jobs that no one took up for five minutes: the workers are silent. */
    overdue,
    failed: inState('failed'),
    waiting: inState('waiting'),
    dropped: inState('dropped'),
    retrying: retries.map(({ id, queue, error, tries, most, next_at, is_due }, index) => ({
      id,
      queue,
      error,
      tries,
      most,
      nextAt: isoOfDate(next_at),
      isDue: is_due,
      facts: facts[groups.length + index] ?? [],
    })),
  };
}

/** A job that failed for good, with what it carries. @throws AppError 404 for any other. */
export async function getJob(deps: Deps, jobId: string) {
  const [row] = await deps.db.query<FailedRow>(`${failedSql} where f.id = $1`, [jobId]);
  if (row === undefined) throw jobNotFound();
  const [facts = []] = await factsOf(deps, [row.payload]);
  return {
    id: row.id,
    queue: row.queue,
    error: row.error,
    tries: row.tries,
    addedAt: isoOfDate(row.added_at),
    failedAt: isoOfDate(row.failed_at),
    facts,
    payload: shownPayload(row.payload),
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at === null ? null : isoOfDate(row.decided_at),
  };
}
