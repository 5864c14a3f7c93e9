import * as z from 'zod/mini';

/** What a partner's widget is made with. */
export const widgetAnswer = z.object({
  /** Stands in the code; bookings that carry it are counted. */
  id: z.string(),
  /** Where its script is. */
  siteUrl: z.string(),
  site: z.nullable(z.string()),
  /** Where it was seen, the latest first. */
  seen: z.array(
    z.object({
      host: z.string(),
      at: z.string(),
    }),
  ),
  orders: z.number(),
  /** When the first of them was made. */
  since: z.nullable(z.string()),
});
