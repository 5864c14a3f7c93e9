import { ChronoUnit, type Instant } from '@js-joda/core';
import { jobCauses, questionPauses } from '#shared/admin/job-causes.ts';
import type { Deps } from '#server/deps.ts';
import { type Cause, isJobCause } from '#server/platform/jobs/cause.ts';

/**
 * Takes the questions that are due: to each cause that a job waits for, at most one, no matter who else looks at the same
 * time; when it is asked next is kept before it is asked, so that a process that dies does not ask more often. What
 * no one waits for any more begins anew. See docs/decisions/mail-and-jobs.md.
 * @returns whom to ask now.
 */
export async function takeQuestions(db: Deps['db'], at: Instant): Promise<readonly Cause[]> {
  await db.query(
    `delete from cause_questions q where not exists (
       select from failed_jobs f
       where f.state = 'waiting' and f.cause = q.cause and f.cause_subject is not distinct from q.cause_subject)`,
  );
  const taken = await db.query<{ cause: string; cause_subject: string | null }>(
    `with pauses as (
       select cause, nth::int, minutes::int, max(nth) over (partition by cause)::int as last
       from json_each($2::json) as each(cause, list), json_array_elements_text(list) with ordinality as listed(minutes, nth)),
     waited_for as (select distinct cause, cause_subject from failed_jobs where state = 'waiting' and cause = any($3))
     insert into cause_questions as q (cause, cause_subject, asked, asked_at, next_at)
     select w.cause, w.cause_subject, 1, $1, date_trunc('minute', $1::timestamptz) + make_interval(mins => p.minutes)
     from waited_for w join pauses p on p.cause = w.cause and p.nth = 1
     on conflict (cause, cause_subject) do update set asked = q.asked + 1, asked_at = excluded.asked_at,
       next_at = date_trunc('minute', excluded.asked_at) + make_interval(mins => (
         select p.minutes from pauses p where p.cause = q.cause and p.nth = least(q.asked + 1, p.last)))
     where q.next_at <= excluded.asked_at
     returning cause, cause_subject`,
    [at.toString(), JSON.stringify(questionPauses), jobCauses],
  );
  return taken.flatMap(({ cause: kind, cause_subject: subject }) => (isJobCause(kind) ? [{ kind, subject }] : []));
}

/** Who was asked is asked again no sooner than in so many seconds, at the full minute after. */
export async function putQuestionOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, subject }: Cause,
  seconds: number,
): Promise<void> {
  const notBefore = clock.now().plusSeconds(seconds).plusSeconds(59).truncatedTo(ChronoUnit.MINUTES);
  await db.query(
    `update cause_questions set next_at = greatest(next_at, $3)
     where cause = $1 and cause_subject is not distinct from $2::uuid`,
    [kind, subject, notBefore.toString()],
  );
}
