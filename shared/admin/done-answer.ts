import * as z from 'zod/mini';

/** Whether it was done: another person may have been first. */
export const doneAnswer = z.object({ done: z.boolean() });
