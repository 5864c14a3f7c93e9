import { z } from 'zod/mini';

/** How long a location's answer to a review may be. */
export const REPLY_LIMIT = 1000;

export const locationReviewsSchema = z.object({
  listingId: z.string().check(z.maxLength(64)),
  cursor: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
});

export const replySchema = z.object({
  reviewId: z.string().check(z.maxLength(64)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPLY_LIMIT)),
});
