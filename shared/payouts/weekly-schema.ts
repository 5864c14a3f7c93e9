import { z } from 'zod/mini';

export const weeklySummarySchema = z.object({ isOn: z.boolean() });

/** Both parts of the link in the mail. */
export const stopWeeklySummarySchema = z.object({
  person: z.string().check(z.maxLength(64)),
  key: z.string().check(z.maxLength(128)),
});
