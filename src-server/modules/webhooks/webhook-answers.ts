import { z } from 'zod';
import { webhookGroupNames } from '#shared/integrations/webhook-events.ts';

/** An instant in UTC. */
const instant = z.string();

export const webhookAnswer = z
  .object({
    url: z.string(),
    groups: z.array(z.enum(webhookGroupNames)),
    /** `off`: it said that it is gone, and is called again when it is saved or takes a test. */
    state: z.enum(['off', 'failing', 'working', 'notYet']),
    failingSince: instant.nullable(),
    /** How many deliveries failed and are tried again. */
    retried: z.int(),
    /** The last letters of the secret. */
    secretEnd: z.string(),
    /** Until when the secret before signs too. */
    oldSecretUntil: instant.nullable(),
  })
  .nullable();

export const secretAnswer = z.object({ secret: z.string() });

const failure = z.enum(['timeout', 'unreachable', 'private', 'certificate']);

const delivery = z.object({
  id: z.string(),
  type: z.string(),
  /** An order code, an amount, a name. */
  about: z.string(),
  at: instant,
  state: z.enum(['waiting', 'delivered', 'givenUp']),
  /** How many of the twelve tries were made. */
  tries: z.int(),
  nextTryAt: instant.nullable(),
  /** Of the last try; null before there is one. */
  last: z.object({ status: z.int().nullable(), failure: failure.nullable(), tookMs: z.int() }).nullable(),
});
export type DeliveryView = z.output<typeof delivery>;

export const deliveriesAnswer = z.object({
  deliveries: z.array(delivery),
  /** The last one's id where there are more. */
  nextCursor: z.string().nullable(),
  /** Of all that are kept: not delivered, or not yet. */
  failedCount: z.int(),
  /** IANA zone that times are shown in. */
  zone: z.string(),
});

export const deliveryAnswer = delivery.extend({
  host: z.string(),
  path: z.string(),
  body: z.string(),
  sentHeaders: z.record(z.string(), z.string()).nullable(),
  answer: z.object({ statusText: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }).nullable(),
});

export const administratorsAnswer = z.array(
  z.object({
    id: z.string(),
    url: z.string(),
    groups: z.array(z.enum(webhookGroupNames)),
    isFailing: z.boolean(),
    secret: z.string(),
  }),
);

export const lastDayAnswer = z.object({
  /** Tries by the hour, oldest first; the last one ends now. */
  hours: z.array(z.object({ from: instant, taken: z.int(), failed: z.int() })),
  delivered: z.int(),
  retried: z.int(),
  lost: z.int(),
  zone: z.string(),
});
