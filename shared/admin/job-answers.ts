import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import { jobCauses } from './job-causes.ts';

const fact = z.object({
  name: z.string(),
  text: z.string(),
  amount: z.nullable(amountSchema),
  bookingCode: z.nullable(z.string()),
  isAddress: z.boolean(),
});

/** An address that a job carries, and what the job does. */
export const jobAddressAnswer = z.object({ address: z.string(), queue: z.string() });

/** Whom jobs wait for, or would. */
const cause = z.object({
  kind: z.enum(jobCauses),
  /** Whose, where there are several. */
  name: z.nullable(z.string()),
});

/** For how long a job waited for its cause, or waits at most. */
const wait = z.object({ from: z.string(), to: z.string() });

/** When whom jobs wait for was asked last, and is asked next. */
const question = z.object({ askedAt: z.string(), nextAt: z.string() });

const failedJob = z.object({
  /** Of the newest one. */
  id: z.string(),
  queue: z.string(),
  error: z.string(),
  tries: z.number(),
  ids: z.array(z.string()),
  /** How many travellers and partners they are about; 0 where they are about no one. */
  people: z.int(),
  since: z.string(),
  failedAt: z.string(),
  facts: z.array(fact),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** Null where no one knows it. */
  cause: z.nullable(cause),
  /** Of the newest one; null where it never waited. */
  wait: z.nullable(wait),
  /** Null where its cause was not asked yet. */
  question: z.nullable(question),
});

/** Queues, and jobs that failed. */
export const jobsAnswer = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      /** Jobs done and failed in each of the last 24 hours, the oldest first. */
      done: z.array(z.number()),
      failed: z.array(z.number()),
      waiting: z.number(),
      retrying: z.number(),
      /** Seconds for which the oldest due job waits; null where none does. */
      oldestSeconds: z.nullable(z.number()),
    }),
  ),
  workedAt: z.nullable(z.string()),
  /** Jobs that no one took up for five minutes: the workers are silent. */
  overdue: z.number(),
  failed: z.array(failedJob),
  /** What waits until its cause is gone. */
  waiting: z.array(failedJob),
  dropped: z.array(failedJob),
  retrying: z.array(
    z.object({
      id: z.string(),
      queue: z.string(),
      error: z.nullable(z.string()),
      tries: z.number(),
      most: z.number(),
      nextAt: z.string(),
      /** Taken up again, or about to be. */
      isDue: z.boolean(),
      facts: z.array(fact),
    }),
  ),
});

/** One of them. */
export const jobAnswer = z.object({
  id: z.string(),
  queue: z.string(),
  error: z.string(),
  tries: z.number(),
  addedAt: z.string(),
  failedAt: z.string(),
  facts: z.array(fact),
  payload: z.string(),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});

/** How many jobs it was. */
export const jobCountAnswer = z.object({
  jobs: z.number(),
  /** What they do; none where nothing was done. */
  queue: z.nullable(z.string()),
});

/** What a job does that runs at once; none where it did not wait any more. */
export const hurriedAnswer = z.object({ queue: z.nullable(z.string()) });
