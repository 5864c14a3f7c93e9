import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';

/** Reads one partner's calendar; the next hour is its second try. */
export const readCalendar = defineJob({
  name: 'read-calendar',
  payload: z.object({ calendarId: z.string() }),
  retries: 0,
});

/** Has every calendar read. */
export const readCalendars = defineJob({ name: 'read-calendars', payload: z.object({}), retries: 1 });
