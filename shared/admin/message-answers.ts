import * as z from 'zod/mini';
import { threadCursor } from '../cms/messages-schema.ts';
import { locales } from '../messages/text.ts';

const thread = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(locales),
  subject: z.string(),
  /** Whether we wrote first: what it is about is then all that `message` says. */
  isOurs: z.boolean(),
  createdAt: z.string(),
  lastAt: z.string(),
  handledAt: z.nullable(z.string()),
  snoozedUntil: z.nullable(z.string()),
  assigneeId: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  booking: z.nullable(
    z.object({
      id: z.string(),
      code: z.string(),
      status: z.string(),
      location: z.string(),
      slug: z.string(),
      zone: z.string(),
      dropOffAt: z.string(),
      pickUpAt: z.string(),
      bagsCount: z.int(),
      /** The person who has bags at a counter now is answered first. */
      isInside: z.boolean(),
    }),
  ),
});

/** Messages of travellers, and how many wait. */
export const threadListAnswer = z.object({
  threads: z.array(thread),
  open: z.number(),
  mine: z.number(),
  nextCursor: z.nullable(threadCursor),
});

/** One of them with all that was written. */
export const threadAnswer = z.extend(thread, {
  message: z.string(),
  entries: z.array(
    z.object({
      sentAt: z.nullable(z.string()),
      createdAt: z.string(),
      id: z.string(),
      kind: z.enum(['answer', 'note', 'question']),
      body: z.string(),
      author: z.nullable(z.string()),
      authorId: z.nullable(z.string()),
    }),
  ),
  writing: z.array(z.string()),
});
