import * as z from 'zod/mini';

export const changeRequestSchema = z.object({ changeRequestId: z.uuid() });

export const decideChangeRequestSchema = z.object({
  changeRequestId: z.uuid(),
  /** What was seen when it was decided, as `show` tells it: another one by then is not decided. */
  seen: z.string().check(z.maxLength(64)),
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('approve') }),
    /** The words that the partner reads. */
    z.object({ kind: z.literal('refuse'), reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  ]),
});
