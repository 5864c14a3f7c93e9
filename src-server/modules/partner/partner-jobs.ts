import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Tells a partner what became of their change request. */
export const sendChangeDecision = defineJob({
  name: 'send-change-decision',
  payload: z.object({ changeRequestId: z.string() }),
  retries: 10,
});
