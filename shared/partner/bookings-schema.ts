import * as z from 'zod/mini';

export const bookingSorts = ['dropOffAsc', 'dropOffDesc', 'pickUpAsc', 'pickUpDesc'] as const;

/** The bookings of one location, ten at a time; `cursor` is how many were shown already. */
export const hostedBookingsSchema = z.object({
  listingId: z.string().check(z.maxLength(64)),
  when: z.enum(['upcoming', 'past']),
  sort: z.enum(bookingSorts),
  /** Part of a traveller's name or of a code; empty for all. */
  search: z.string().check(z.trim(), z.maxLength(80)),
  cursor: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
});
