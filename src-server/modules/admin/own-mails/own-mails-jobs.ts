import { z } from 'zod';
import { incidentKinds } from '#shared/admin/own-mails.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Looks whose morning has come and asks for their mails. */
export const morningMails = defineJob({ name: 'morning-mails', payload: z.object({}), retries: 0 });

/** Tells one administrator how their day begins. */
export const sendMorningMail = defineJob({
  name: 'send-morning-mail',
  /** `day` by the administrator's clock. */
  payload: z.object({ userId: z.string(), day: z.string() }),
  retries: 8,
});

/** Looks what burns and asks for the mails that say so. */
export const watchIncidents = defineJob({ name: 'watch-incidents', payload: z.object({}), retries: 0 });

/** Tells one administrator what has begun to burn. */
export const sendIncidentMail = defineJob({
  name: 'send-incident-mail',
  payload: z.object({ userId: z.string(), kind: z.enum(incidentKinds), keys: z.array(z.string()) }),
  retries: 8,
});
