import type { Deps } from '#server/deps.ts';
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

const done = (taken: readonly Pick<Taken, 'queue'>[]): Done => ({
  jobs: taken.length,
  queue: taken[0]?.queue ?? null,
});

async function move(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  { ids, by }: Decision,
  to: { readonly from: 'failed' | 'dropped'; readonly state: 'retried' | 'dropped'; readonly reason: string | null },
): Promise<Taken[]> {
  return sqlRows<Taken>(
    em,
    `update failed_jobs set state = $1, reason = $2, decided_by = $3, decided_at = $4
     where id = any($5::uuid[]) and state = $6 returning queue, payload`,
    [to.state, to.reason, by, clock.now().toString(), ids, to.from],
  );
}

/** Does jobs again that failed for good. Asked twice, each is done once more, not twice. */
export function retryJobs(deps: Deps, decision: Decision): Promise<Done> {
  return inTransaction(deps, async (em) => {
    const taken = await move(em, deps, decision, { from: 'failed', state: 'retried', reason: null });
    for (const { queue, payload } of taken) await deps.jobs.enqueueAgain(em, queue, payload);
    return done(taken);
  });
}

/** Gives jobs up that failed for good, with a reason; it can be undone for as long as they are kept. */
export function dropJobs(deps: Deps, { reason, ...decision }: Decision & { readonly reason: string }): Promise<Done> {
  return inTransaction(deps, async (em) => {
    const taken = await move(em, deps, decision, { from: 'failed', state: 'dropped', reason });
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
