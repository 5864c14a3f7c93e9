import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Looks whose week is over and asks for their mails. */
export const weeklySummaries = defineJob({ name: 'weekly-summaries', payload: z.object({}), retries: 0 });

/** Tells one partner what a week brought. */
export const sendWeeklySummary = defineJob({
  name: 'send-weekly-summary',
  payload: z.object({ userId: z.string(), monday: z.string() }),
  retries: 12,
});
