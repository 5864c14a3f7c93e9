import { z } from 'zod/mini';

/** A month of a statement, `YYYY-MM`. */
export const statementSchema = z.object({
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
});

/** A year of a summary. */
export const yearSchema = z.object({ year: z.int().check(z.minimum(2000), z.maximum(2099)) });

/** Which payout is unfolded, and how many of its orders are shown. */
export const payoutLinesSchema = z.object({
  payoutId: z.string(),
  shown: z.int().check(z.minimum(1), z.maximum(5000)),
});

/** How many payouts are shown already. */
export const olderPayoutsSchema = z.object({ cursor: z.int().check(z.minimum(0), z.maximum(100_000)) });
