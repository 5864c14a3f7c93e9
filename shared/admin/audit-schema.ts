import * as z from 'zod/mini';
import { auditActors, auditAreas } from './lists.ts';

const id = z.uuid();

/** A page of entries, the newest first; `after` is the id of the last one shown. */
export const auditLogSchema = z.object({
  days: z.int().check(z.gte(1), z.lte(400)),
  /** The one entry with this id. */
  entry: z.optional(id),
  /** The id of what it was done to. */
  about: z.optional(z.string().check(z.maxLength(100))),
  /** The e-mail address of the person who did it, or a script's name with `service:` before it. */
  by: z.optional(z.string().check(z.maxLength(320))),
  /** A word of what was done, of who did it, of what it was done to, or of a reason; a piece of an amount. */
  text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  actors: z._default(z.enum(auditActors), 'all'),
  area: z._default(z.enum(auditAreas), 'all'),
  after: z._default(z.nullable(id), null),
  limit: z._default(z.int().check(z.gte(1), z.lte(500)), 500),
});

/** An entry of the log. */
export const entrySchema = z.object({ entryId: id });

/** Takes an act back, for a reason that is kept with it. */
export const undoActSchema = z.object({
  entryId: id,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
