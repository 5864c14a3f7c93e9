import * as z from 'zod/mini';

export const newLocationSchema = z.object({ lookId: z.uuid() });

export const decideNewLocationSchema = z.object({
  lookId: z.uuid(),
  /** What was seen when it was decided, as `show` tells it: what is another by then is not decided. */
  seen: z.string().check(z.maxLength(64)),
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fine') }),
    /** The words that the partner reads. */
    z.object({ kind: z.literal('refuse'), reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  ]),
});
