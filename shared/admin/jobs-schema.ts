import * as z from 'zod/mini';

const MAX_JOBS = 500;

const jobIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_JOBS));

export const jobSchema = z.object({ jobId: z.uuid() });
/** `field` is the name of what it carries. */
export const jobAddressSchema = z.extend(jobSchema, { field: z.string().check(z.minLength(1), z.maxLength(100)) });
export const retryJobsSchema = z.object({ ids: jobIds });
export const dropJobsSchema = z.object({
  ids: jobIds,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});

const fates = ['all', 'failed', 'sent'] as const;

/** A page of mails, the newest first; `cursor` is the id of the last one shown. */
export const listMailsSchema = z.object({
  /** A piece of an address or a subject, or an order's code. */
  text: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  fate: z._default(z.enum(fates), 'all'),
  days: z._default(z.int().check(z.gte(1), z.lte(90)), 7),
  cursor: z.optional(z.uuid()),
});

export const mailSchema = z.object({ mailId: z.uuid() });
export const correctMailSchema = z.object({
  mailId: z.uuid(),
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
});

const outcomes = ['all', 'failed', 'done', 'seen', 'ignored'] as const;

/** A page of the card provider's events, the newest first. */
export const listEventsSchema = z.object({
  /** The provider's id of an event or of what it is about, its type, or an order's code. */
  text: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  became: z._default(z.enum(outcomes), 'all'),
  days: z._default(z.int().check(z.gte(1), z.lte(90)), 7),
  cursor: z.optional(z.uuid()),
});

export const eventSchema = z.object({ eventId: z.uuid() });
