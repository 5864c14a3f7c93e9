import { z } from 'zod';
import { checks } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { verify } from '../verify.ts';

export const runChecks = defineJob({ name: 'run-checks', payload: z.object({}), retries: 0 });

/** Reckons again, every hour, what the database keeps true, and keeps what was found. */
export const runChecksHandler = handleJob(
  runChecks,
  (_payload, deps: Deps) =>
    forEachOnItsOwn(checks, async (name) => {
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
