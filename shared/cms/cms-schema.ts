import * as z from 'zod/mini';
import { emailSchema } from '../contact/contact-schema.ts';

/** An address of this site without its query: lower-case parts, no slash at the end. */
export const pageQuerySchema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(300)),
  /** The page in another language than the reader's. */
  language: z.optional(z.enum(['en', 'fr', 'es'])),
});

/** A link to a preview that an editor gave away. */
export const previewSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(600)) });

/** Whether the answer to a question of the help, by its address there, helped. */
export const answerVoteSchema = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(200)),
  helped: z.boolean(),
});

export const subscriptionSchema = z.object({ email: emailSchema });

export const contactSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(160)),
  email: emailSchema,
  message: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000)),
  /** The thread that it goes on with, from the mail of an answer; one of the same address. */
  threadId: z.optional(z.uuid()),
  /** The order that it is about. */
  code: z.optional(z.string().check(z.maxLength(20))),
});
