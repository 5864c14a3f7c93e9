import * as z from 'zod/mini';

/** How many more bags a location takes for the rest of its day; 0 pauses its bookings. */
export const limitDaySchema = z.object({
  listingId: z.uuid(),
  bags: z.int().check(z.gte(0), z.lte(50)),
});
export type LimitDayInput = z.output<typeof limitDaySchema>;

/** The locations of a partner that take only so many more bags today. Instants in UTC. */
export const dayLimitsAnswer = z.array(
  z.object({
    listingId: z.string(),
    /** As it was said; 0 where bookings are paused. */
    bags: z.number(),
    /** How many of them are still free at the fullest moment. */
    left: z.number(),
    until: z.string(),
  }),
);
