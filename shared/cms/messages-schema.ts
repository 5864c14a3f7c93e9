import * as z from 'zod/mini';

const textSchema = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000));

/** The place of the last thread that was shown. */
export const threadCursor = z.object({
  rank: z.int().check(z.gte(0), z.lte(2)),
  wait: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/)),
  id: z.uuid(),
});

export const listThreadsSchema = z.object({
  show: z._default(z.enum(['open', 'mine', 'all']), 'open'),
  cursor: z.nullish(threadCursor),
});
export const threadSchema = z.object({ messageId: z.uuid() });
export const noteSchema = z.object({ messageId: z.uuid(), body: textSchema });
/** Takes a note off, or puts it back. */
export const removeNoteSchema = z.object({ entryId: z.uuid(), removed: z.boolean() });
export const answerSchema = z.object({ messageId: z.uuid(), body: textSchema, close: z.boolean() });
/** Begins a thread with a person, mailed to them. */
export const writeToSchema = z.object({
  requestId: z.uuid(),
  userId: z.uuid(),
  subject: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(150), z.regex(/^[^\r\n]*$/)),
  body: textSchema,
});
export const entrySchema = z.object({ messageId: z.uuid(), entryId: z.uuid() });
export const assignSchema = z.object({ messageId: z.uuid(), mine: z.boolean() });
/** Until tomorrow morning, or back among the open ones. */
export const snoozeSchema = z.object({ messageId: z.uuid(), asleep: z.boolean() });
export const closeSchema = z.object({ messageId: z.uuid(), closed: z.boolean() });
