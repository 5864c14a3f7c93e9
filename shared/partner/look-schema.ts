import * as z from 'zod/mini';
import { listingIdSchema } from './opening-schema.ts';

/** What a partner answers to the refusal of their location. */
export const answerLookSchema = z.extend(listingIdSchema, {
  answer: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
