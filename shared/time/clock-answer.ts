import * as z from 'zod/mini';

/** The clock of a zone as it travels: `ClockFacts`. */
export const clockAnswer = z.object({
  zone: z.string(),
  /** Epoch seconds; outside of the stretch each platform reckons by its own data. */
  from: z.number(),
  to: z.number(),
  /** Seconds east of UTC at `from`. */
  offset: z.number(),
  changes: z.array(
    z.object({
      at: z.number(),
      before: z.number(),
      after: z.number(),
    }),
  ),
});
