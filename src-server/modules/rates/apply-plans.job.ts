import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { applyDuePlans } from './plan-rates.ts';

const applyRatePlans = defineJob({ name: 'apply-rate-plans', payload: z.object({}), retries: 3 });

/** Every minute: rates hold from the first minute of their day on. */
export const applyRatePlansHandler = handleJob(
  applyRatePlans,
  (_payload, deps: Deps) => applyDuePlans(deps),
  '* * * * *',
);
