import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Pays out what every partner has coming, weekly or on demand. */
export const runPayouts = defineJob({
  name: 'run-payouts',
  /** One partner's alone, or every partner's. */
  payload: z.object({ userId: z.string().optional() }),
  retries: 0,
});

/** Sends one payout to the partner's account; tried again until the provider answers. */
export const sendPayout = defineJob({
  name: 'send-payout',
  payload: z.object({ payoutId: z.string() }),
  retries: 60,
});

/** Brings the money of a payout that the bank did not take back to the platform, and to the balance. */
export const returnPayout = defineJob({
  name: 'return-payout',
  payload: z.object({ payoutId: z.string(), code: z.string().nullable(), message: z.string().nullable() }),
  retries: 60,
});

/** Asks the provider what became of payouts and accounts of which nothing was heard. */
export const lookAtPayouts = defineJob({ name: 'look-at-payouts', payload: z.object({}), retries: 5 });

/** Tells a partner that a payout was sent, or that it came back. */
export const sendPayoutMail = defineJob({
  name: 'send-payout-mail',
  payload: z.object({ payoutId: z.string(), kind: z.enum(['sent', 'failed']) }),
  retries: 10,
});

/** Tells a partner that where they are paid was changed. */
export const sendAccountChangeMail = defineJob({
  name: 'send-account-change-mail',
  payload: z.object({ userId: z.string(), requestId: z.string() }),
  retries: 10,
});
