import { LONGEST_WAIT_DAYS } from '#shared/admin/job-causes.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface Decision {
  readonly ids: readonly string[];
  /** `null` for a script. */
  readonly by: string | null;
}

interface Taken {
  readonly queue: string;
  readonly payload: unknown;
}

/** How many jobs were decided about, and what they do. */
interface Done {
  readonly jobs: number;
  readonly queue: string | null;
}

/** Where nothing was left to decide, the act is a repetition: it leaves no entry in the audit log. */
function done(taken: readonly Pick<Taken, 'queue'>[]): Done {
  if (taken.length === 0) tellAct('repeated');
  return { jobs: taken.length, queue: taken[0]?.queue ?? null };
}

/** What no one has seen to yet: it failed for good, or waits for its cause. */
const open = "state in ('failed', 'waiting')";

async function move(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  { ids, by }: Decision,
  to: { readonly state: 'retried' | 'dropped'; readonly reason: string | null },
): Promise<Taken[]> {
  return sqlRows<Taken>(
    em,
    `update failed_jobs set state = $1, reason = $2, decided_by = $3, decided_at = $4,
       waited_to = case when waited_to > $4 then $4 else waited_to end
     where id = any($5::uuid[]) and ${open} returning queue, payload`,
    [to.state, to.reason, by, clock.now().toString(), ids],
  );
}

/** Does jobs again that failed for good, or wait. Asked twice, each is done once more, not twice. */
export function retryJobs(deps: Deps, decision: Decision): Promise<Done> {
  return inTransaction(deps, async (em) => {
    const taken = await move(em, deps, decision, { state: 'retried', reason: null });
    for (const { queue, payload } of taken) await deps.jobs.enqueueAgain(em, queue, payload);
    return done(taken);
  });
}

/** Gives jobs up that failed for good, or wait, with a reason; it can be undone for as long as they are kept. */
export function dropJobs(deps: Deps, { reason, ...decision }: Decision & { readonly reason: string }): Promise<Done> {
  return inTransaction(deps, async (em) => {
    const taken = await move(em, deps, decision, { state: 'dropped', reason });
    return done(taken);
  });
}

/** What was dropped is a failed job again. */
export function undropJobs({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Done> {
  return db
    .query<Pick<Taken, 'queue'>>(
      `update failed_jobs set state = 'failed', reason = null, decided_by = null, decided_at = null
       where id = any($1::uuid[]) and state = 'dropped' returning queue`,
      [ids],
    )
    .then(done);
}

/** Lets jobs wait until what made them fail is gone; those of which no one knows what it was stay as they are. */
export function letJobsWait({ db, clock }: Pick<Deps, 'db' | 'clock'>, { ids, by }: Decision): Promise<Done> {
  const now = clock.now();
  return db
    .query<Pick<Taken, 'queue'>>(
      `update failed_jobs set state = 'waiting', decided_by = $2, decided_at = $3, waited_from = $3, waited_to = $4
       where id = any($1::uuid[]) and state = 'failed' and cause is not null returning queue`,
      [ids, by, now.toString(), now.plusSeconds(LONGEST_WAIT_DAYS * 86_400).toString()],
    )
    .then(done);
}
