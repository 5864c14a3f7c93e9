import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** The link by which a person comes to the counter; its secret is made when the mail is written. */
export const sendStaffInvitation = defineJob({
  name: 'send-staff-invitation',
  payload: z.object({ memberId: z.string() }),
  retries: 10,
});
