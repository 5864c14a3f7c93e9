import * as z from 'zod/mini';
import { locales } from '../messages/text.ts';
import { removalReasons, reviewMaxLength, reviewOrders } from './review-rules.ts';

const id = z.string().check(z.minLength(1, 'required'), z.maxLength(100));
const orderKey = z.optional(z.string().check(z.maxLength(100)));

/** The order that a review is about, with the key of its mail's link where there is no session. */
export const reviewOfOrderSchema = z.object({ bookingId: id, key: orderKey });

export const saveReviewSchema = z.extend(reviewOfOrderSchema, {
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.trim(), z.maxLength(reviewMaxLength)),
});

/** A page of a location's reviews; what is left out does not narrow them. */
export const locationReviewsPageSchema = z.object({
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
  language: z.optional(z.enum(locales)),
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  order: z._default(z.enum(reviewOrders), 'newest'),
});

/** A review, or the location's answer to it; the language is that of the reader. */
export const translateReviewSchema = z.object({
  reviewId: id,
  about: z._default(z.enum(['review', 'reply']), 'review'),
  language: z.enum(locales),
});

export const reportReviewSchema = z.object({
  reviewId: id,
  about: z.enum(['review', 'reply']),
  reason: z.enum(removalReasons),
  note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
});

export const moderatedReviewsSchema = z.object({
  state: z._default(z.enum(['reported', 'removed', 'all']), 'reported'),
  text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  cursor: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
});

/** `keep` settles its reports; `remove` needs a reason; `restore` takes a removal back. */
export const moderateSchema = z.object({
  reviewId: id,
  about: z.enum(['review', 'reply']),
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('keep') }),
    z.object({ kind: z.literal('remove'), reason: z.enum(removalReasons) }),
    z.object({ kind: z.literal('restore') }),
  ]),
});
