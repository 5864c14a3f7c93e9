import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Writes to the guest of a reservation at their hour. */
export const sendGuestyMail = defineJob({
  name: 'send-guesty-mail',
  payload: z.object({ reservationId: z.string() }),
  retries: 10,
});
