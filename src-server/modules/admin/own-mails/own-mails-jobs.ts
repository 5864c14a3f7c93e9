import { z } from 'zod';
import { incidentKinds } from '#shared/admin/own-mails.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Enqueues the morning mails of administrators whose hour has come. */
export const morningMails = defineJob({ name: 'morning-mails', payload: z.object({}), retries: 0 });

/** Sends one administrator the morning mail. */
export const sendMorningMail = defineJob({
  name: 'send-morning-mail',
  /** `day` by the administrator's clock. */
  payload: z.object({ userId: z.string(), day: z.string() }),
  retries: 8,
});

/** Looks for incidents and enqueues the mails about them. */
export const watchIncidents = defineJob({ name: 'watch-incidents', payload: z.object({}), retries: 0 });

/** Mails one administrator about new incidents. */
export const sendIncidentMail = defineJob({
  name: 'send-incident-mail',
  payload: z.object({ userId: z.string(), kind: z.enum(incidentKinds), keys: z.array(z.string()) }),
  retries: 8,
});
