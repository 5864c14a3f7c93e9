import { Instant } from '@js-joda/core';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { lastSign, lookAtQueues, lookAtRetries } from '#server/platform/jobs/look-at-jobs.ts';
import { isJobCause } from '#server/platform/jobs/cause.ts';
import { jobNotFound } from '../admin.errors.ts';
import { factsOf, shownPayload } from './job-facts.ts';

const iso = (date: Date): string => toIso(Instant.ofEpochMilli(date.getTime()));

interface FailedRow {
  readonly id: string;
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
  select f.id, f.queue, f.payload, f.error, f.tries, f.added_at, f.failed_at, f.reason, f.decided_at, u.email as decided_by,
    f.cause, f.cause_subject, f.waited_from, f.waited_to, q.asked_at, q.next_at,
    trim(o.first_name || ' ' || o.last_name) as cause_name
  from failed_jobs f left join users u on u.id = f.decided_by
  left join integrations i on i.id = f.cause_subject left join users o on o.id = i.user_id
  left join cause_questions q on f.state = 'waiting' and q.cause = f.cause and q.cause_subject is not distinct from f.cause_subject`;

const causeOf = ({ cause, cause_name }: FailedRow) => (isJobCause(cause) ? { kind: cause, name: cause_name } : null);

const waitOf = ({ waited_from: from, waited_to: to }: FailedRow) =>
  from === null || to === null ? null : { from: iso(from), to: iso(to) };

const questionOf = ({ asked_at: askedAt, next_at: nextAt }: FailedRow) =>
  askedAt === null || nextAt === null ? null : { askedAt: iso(askedAt), nextAt: iso(nextAt) };

/** How many people jobs are about: whose booking it is, or the one whom they name. */
const peopleSql = `
  select count(distinct coalesce(b.user_id::text, f.payload ->> 'userId'))::int as people
  from failed_jobs f left join bookings b
    on b.id = case when f.payload ->> 'bookingId' ~ '^[0-9a-f-]{36}$' then (f.payload ->> 'bookingId')::uuid end
  where f.id = any($1::uuid[])`;

/** Jobs in one state, those that failed alike as one group, the newest group first. */
async function groupsOf(deps: Deps, state: 'failed' | 'waiting' | 'dropped') {
  const rows = await deps.db.query<FailedRow>(
    `${failedSql} where f.state = $1 order by f.failed_at desc, f.id limit ${MAX_JOBS}`,
    [state],
  );
  const groups = [...Map.groupBy(rows, (row) => `${row.queue} ${row.cause_subject} ${alike(row.error)}`).values()];
  return Promise.all(
    groups.map(async (jobs) => {
      const [newest] = jobs;
      const oldest = jobs.at(-1);
      if (newest === undefined || oldest === undefined) throw new Error('A group without a job');
      const ids = jobs.map(({ id }) => id);
      const [about] = await deps.db.query<{ people: number }>(peopleSql, [ids]);
      return {
        /** Of the newest one. */
        id: newest.id,
        queue: newest.queue,
        error: newest.error,
        tries: newest.tries,
        ids,
        people: about?.people ?? 0,
        since: iso(oldest.failed_at),
        failedAt: iso(newest.failed_at),
        facts: await factsOf(deps, newest.payload),
        reason: newest.reason,
        decidedBy: newest.decided_by,
        cause: causeOf(newest),
        wait: waitOf(newest),
        question: questionOf(newest),
      };
    }),
  );
}

/** All queues with their last 24 hours, what failed for good, what waits for its cause, what was dropped, and what is tried again by itself. */
export async function listJobs(deps: Deps) {
  const [queues, sign, failed, waiting, dropped, retries] = await Promise.all([
    lookAtQueues(deps.db),
    lastSign(deps.db),
    groupsOf(deps, 'failed'),
    groupsOf(deps, 'waiting'),
    groupsOf(deps, 'dropped'),
    lookAtRetries(deps.db, 50),
  ]);
  return {
    queues,
    workedAt: sign.workedAt === null ? null : iso(sign.workedAt),
    /** Jobs that nobody took up for five minutes: the workers are silent. */
    overdue: sign.overdue,
    failed,
    waiting,
    dropped,
    retrying: await Promise.all(
      retries.map(async ({ id, queue, payload, error, tries, most, next_at, is_due }) => ({
        id,
        queue,
        error,
        tries,
        most,
        nextAt: iso(next_at),
        isDue: is_due,
        facts: await factsOf(deps, payload),
      })),
    ),
  };
}

/** A job that failed for good, with what it carries. @throws AppError 404 for any other. */
export async function getJob(deps: Deps, jobId: string) {
  const [row] = await deps.db.query<FailedRow>(`${failedSql} where f.id = $1`, [jobId]);
  if (row === undefined) throw jobNotFound();
  return {
    id: row.id,
    queue: row.queue,
    error: row.error,
    tries: row.tries,
    addedAt: iso(row.added_at),
    failedAt: iso(row.failed_at),
    facts: await factsOf(deps, row.payload),
    payload: shownPayload(row.payload),
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at === null ? null : iso(row.decided_at),
  };
}
