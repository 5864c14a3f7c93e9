import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells of a claim's steps. */
export const sendClaimMail = defineJob({
  name: 'send-claim-mail',
  payload: z.object({
    claimId: z.string(),
    kind: z.enum(['sent', 'added', 'answered', 'decided']),
    to: z.enum(['traveller', 'partner', 'administrators']),
  }),
  retries: 12,
});
