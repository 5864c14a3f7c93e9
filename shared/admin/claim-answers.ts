import * as z from 'zod/mini';
import { shareChoices } from '../booking/refund-plan.ts';
import { claimAnswer } from '../claims/claim-answers.ts';
import { claimCursor } from '../claims/claims-schema.ts';
import { claimReasons } from '../claims/claim-rules.ts';
import { amountSchema } from '../money/money-schema.ts';
import { shopFrontAnswer } from './listing-answers.ts';
import { removalReasons } from '../reviews/review-rules.ts';

/** Whether it is decided, or waits for a second administrator. */
export const decidedClaimAnswer = z.object({
  outcome: z.enum(['done', 'waits']),
});

const proposal = z.object({
  by: z.string(),
  byId: z.nullable(z.string()),
  bagMinor: z.int(),
  stayMinor: z.int(),
  share: z.enum(shareChoices),
  reason: z.enum(claimReasons),
  note: z.string(),
});

const claimCase = z.extend(claimAnswer, {
  bookingId: z.string(),
  code: z.string(),
  location: z.object({
    name: z.string(),
    zone: z.string(),
    shopFront: shopFrontAnswer,
  }),
  traveller: z.object({
    name: z.string(),
    orders: z.number(),
    claimsBefore: z.number(),
  }),
  owner: z.string(),
  proposal: z.nullable(proposal),
});

/** Claims as administrators list them. */
export const claimListAnswer = z.object({
  claims: z.array(claimCase),
  nextCursor: z.nullable(claimCursor),
});

/** One of them with its money and the record of its bags. */
export const claimCaseAnswer = z.extend(claimCase, {
  held: amountSchema,
  share: amountSchema,
  /** Only what was earned can be taken back. */
  isEarned: z.boolean(),
  record: z.object({
    /** The record still has the entry that it ended with when the claim was sent. */
    holds: z.boolean(),
    end: z.string(),
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['in', 'out', 'undo', 'correction']),
        bagsCount: z.int(),
        happenedAt: z.string(),
        userName: z.string(),
        tags: z.nullable(z.array(z.string())),
        photoId: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Reviews, and what was said about them. */
export const moderatedReviewsAnswer = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      bookingId: z.string(),
      code: z.string(),
      listing: z.object({
        name: z.string(),
        slug: z.string(),
        zone: z.string(),
      }),
      authorName: z.string(),
      rating: z.number(),
      text: z.string(),
      createdAt: z.string(),
      replyText: z.nullable(z.string()),
      removedReason: z.nullable(z.enum(removalReasons)),
      replyRemovedReason: z.nullable(z.enum(removalReasons)),
      reports: z.array(
        z.object({
          at: z.string(),
          about: z.enum(['review', 'reply']),
          reason: z.enum(removalReasons),
          note: z.string(),
          reporter: z.enum(['visitor', 'traveller', 'partner']),
        }),
      ),
    }),
  ),
  nextCursor: z.nullable(z.number()),
});
