import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Pays out what every partner has coming, weekly or on demand. */
export const runPayouts = defineJob({ name: 'run-payouts', payload: z.object({}), retries: 0 });

/** Sends one payout to the partner's account; tried again until the provider answers. */
export const sendPayout = defineJob({
  name: 'send-payout',
  payload: z.object({ payoutId: z.string() }),
  retries: 60,
});
