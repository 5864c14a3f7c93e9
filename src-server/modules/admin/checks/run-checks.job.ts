import { z } from 'zod';
import { checks } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { verify } from '../verify.ts';

export const runChecks = defineJob({
  name: 'run-checks',
  payload: z.object({ asked: z.boolean().optional() }),
  retries: 0,
});

/** The clock of jobs is a little early or late. */
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A check takes no more than this part of the time, but is made once a day. */
const PART = 0.01;

/** Whether a check is made now: one that took long is made more seldom than every hour. */
async function isDue({ db, clock }: Deps, name: string): Promise<boolean> {
  const [last] = await db.query<{ ran: number; took: number }>(
    'select (extract(epoch from ran_at) * 1000)::bigint as ran, took_ms as took from check_runs where name = $1',
    [name],
  );
  return last === undefined || clock.now().toEpochMilli() - last.ran >= Math.min(DAY_MS, last.took / PART) - MINUTE_MS;
}

/** Reckons again, every hour or as often as its length allows, what the database keeps true, and keeps what was found. */
export const runChecksHandler = handleJob(
  runChecks,
  ({ asked = false }, deps: Deps) =>
    forEachOnItsOwn(checks, async (name) => {
      if (!asked && !(await isDue(deps, name))) return;
      const began = performance.now();
      const { counted, faults, hints } = await verify(deps, name);
      await deps.db.query(
        `insert into check_runs (name, ran_at, took_ms, counted, faults, hints) values ($1, $2, $3, $4, $5, $6)
         on conflict (name) do update set ran_at = excluded.ran_at, took_ms = excluded.took_ms, counted = excluded.counted,
           faults = excluded.faults, hints = excluded.hints`,
        [
          name,
          deps.clock.now().toString(),
          Math.round(performance.now() - began),
          JSON.stringify(counted),
          JSON.stringify(faults),
          JSON.stringify(hints),
        ],
      );
      if (faults.length > 0) deps.log.error({ check: name, faults }, 'a check found faults');
    }),
  '41 * * * *',
);
