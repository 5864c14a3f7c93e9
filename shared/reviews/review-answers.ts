import * as z from 'zod/mini';
import { placeTypes } from '../partner/listing-schema.ts';
import { removalReasons } from './review-rules.ts';
import { locales } from '../messages/text.ts';

/** The stay that a review is about, and what may be done with it. */
export const reviewOfOrderAnswer = z.object({
  state: z.enum(['fixed', 'open', 'removed', 'expired', 'changeable', 'notCompleted', 'canceled', 'own']),
  bookingId: z.string(),
  code: z.string(),
  firstName: z.string(),
  shownAs: z.string(),
  /** In which it is shown: that of its traveller. */
  language: z.enum(locales),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  checkedOutAt: z.nullable(z.string()),
  bagsCount: z.int(),
  listing: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    zone: z.string(),
    /** The date there as this was answered. */
    today: z.string(),
    placeType: z.enum(placeTypes),
    businessType: z.nullable(z.string()),
    imageUrls: z.array(z.string()),
  }),
  review: z.nullable(
    z.object({
      rating: z.number(),
      text: z.string(),
      createdAt: z.string(),
      removedReason: z.nullable(z.enum(removalReasons)),
      /** What the location answered. */
      reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
    }),
  ),
});

/** What travellers wrote about a location, a page of it. */
export const locationReviewsAnswer = z.object({
  listing: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    address: z.string(),
    zone: z.string(),
    /** The date there as this was answered. */
    today: z.string(),
    placeType: z.enum(placeTypes),
    businessType: z.nullable(z.string()),
    imageUrls: z.array(z.string()),
  }),
  summary: z.object({
    count: z.int(),
    average: z.nullable(z.string()),
    sinceYear: z.nullable(z.number()),
    distribution: z.array(
      z.object({
        stars: z.number(),
        count: z.int(),
      }),
    ),
    recent: z.object({
      count: z.int(),
      average: z.nullable(z.string()),
    }),
    removed: z.array(
      z.object({
        reason: z.enum(removalReasons),
        count: z.int(),
        sinceYear: z.int(),
      }),
    ),
  }),
  reviews: z.array(
    z.object({
      id: z.string(),
      authorName: z.string(),
      rating: z.number(),
      text: z.string(),
      createdAt: z.string(),
      isChanged: z.boolean(),
      /** That of its traveller. */
      language: z.enum(locales),
      reply: z.nullable(
        z.object({
          text: z.string(),
          at: z.string(),
          /** That of the person who answered. */
          language: z.enum(locales),
        }),
      ),
      /** The stay that stands behind it. */
      stay: z.object({
        bagsCount: z.int(),
        minutes: z.number(),
        /** Its bags went over the counter. */
        isVerified: z.boolean(),
      }),
    }),
  ),
  found: z.number(),
  /** Whether what is written can be asked for in another language. */
  canTranslate: z.boolean(),
});

/** A review, or the answer to it, in another language. */
export const translatedReviewAnswer = z.object({ text: z.string() });
