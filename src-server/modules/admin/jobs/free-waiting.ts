import type { JobCause } from '#shared/admin/job-causes.ts';
import { queueNames } from '#shared/admin/queue-names.ts';
import type { Deps } from '#server/deps.ts';
import { isGuestyThere } from '#server/modules/integrations/integrations.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AskLater, type Cause } from '#server/platform/jobs/cause.ts';
import { forEachOnItsOwn } from '#server/platform/jobs/job.ts';
import type { Sign } from '#server/platform/jobs/heard.ts';
import { isCardAnswer } from '#server/platform/payments/card-failed.ts';
import { putQuestionOff, takeQuestions } from './cause-questions.ts';

/** How it is asked whether a cause is gone. */
const probes: Readonly<Record<JobCause, (deps: Deps, subject: string | null) => Promise<boolean>>> = {
  mailServer: async ({ mail }) => mail.reach !== undefined && (await mail.reach().then(() => true)),
  cardProvider: async ({ cards }) => isCardAnswer(await cards.reach()),
  guesty: async (deps, subject) => subject !== null && (await isGuestyThere(deps, subject)),
};

/**
 * Runs what has waited for a cause since before `at`, in the transaction in which it stops waiting: each once, no matter who
 * else sees that the cause is gone, tries it by hand or drops it at the same time. What no one handles any more stays.
 */
function free(deps: Deps, { cause: { kind, subject }, at }: Sign): Promise<void> {
  return inTransaction(deps, async (em) => {
    const freed = await sqlRows<{ queue: string; payload: unknown }>(
      em,
      `with freed as (
         update failed_jobs set state = 'retried', decided_at = $3, waited_to = $3
         where state = 'waiting' and cause = $1 and cause_subject is not distinct from $2::uuid and waited_from <= $4
           and queue = any($5)
         returning queue, payload, failed_at)
       select queue, payload from freed order by failed_at`,
      [kind, subject, deps.clock.now().toString(), at.toString(), queueNames],
    );
    for (const { queue, payload } of freed) await deps.jobs.enqueueAgain(em, queue, payload);
    if (freed.length > 0)
      deps.log.info({ cause: kind, subject, jobs: freed.length }, 'jobs go on: their cause is gone');
  });
}

/** Runs what waits for those who did their share in this process since it was last asked. */
export async function freeHeard(deps: Deps): Promise<void> {
  for (const sign of deps.heard.take()) await free(deps, sign);
}

/**
 * Asks each cause that something waits for and whose turn it is whether it is gone, and runs what waited. A cause that
 * stays is no error.
 */
export async function freeProbed(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  const asked = await takeQuestions(deps.db, at);
  await forEachOnItsOwn(asked, async (cause) => {
    if (await isGone(deps, cause)) await free(deps, { cause, at });
  });
}

async function isGone(deps: Deps, cause: Cause): Promise<boolean> {
  try {
    return await probes[cause.kind](deps, cause.subject);
  } catch (error) {
    if (error instanceof AskLater) await putQuestionOff(deps, cause, error.seconds);
    deps.log.warn(
      { err: error, cause: cause.kind, subject: cause.subject },
      'a cause that jobs wait for is still there',
    );
    return false;
  }
}

/** What waited long enough in vain is failed for good again, with how long it waited. */
export async function endWaits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.query(
    `update failed_jobs set state = 'failed', decided_by = null, decided_at = null
     where state = 'waiting' and waited_to <= $1`,
    [clock.now().toString()],
  );
}
