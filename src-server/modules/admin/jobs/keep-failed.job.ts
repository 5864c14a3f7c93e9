import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { keepFailed } from '#server/platform/jobs/look-at-jobs.ts';

const keepFailedJobs = defineJob({ name: 'keep-failed-jobs', payload: z.object({}), retries: 0 });

/** Writes jobs that failed for good down every minute, so that they stay for 90 days. */
export const keepFailedJobsHandler = handleJob(keepFailedJobs, (_payload, { db }: Deps) => keepFailed(db), '* * * * *');
