import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { endWaits, freeProbed } from './free-waiting.ts';

const freeWaitingJobs = defineJob({ name: 'free-waiting-jobs', payload: z.object({}), retries: 0 });

/** Every minute: jobs that wait for their cause go on where it is gone, and are failed again where it stayed too long. */
export const freeWaitingJobsHandler = handleJob(
  freeWaitingJobs,
  async (_payload, deps: Deps) => {
    await endWaits(deps);
    await freeProbed(deps);
  },
  '* * * * *',
);
