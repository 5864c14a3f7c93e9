import { moderatedReviewsAnswer } from '#shared/admin/claim-answers.ts';
import { z } from 'zod';
import { reviewOfOrderAnswer, locationReviewsAnswer, translatedReviewAnswer } from '#shared/reviews/review-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  locationReviewsPageSchema,
  moderatedReviewsSchema,
  moderateSchema,
  reportReviewSchema,
  reviewOfOrderSchema,
  saveReviewSchema,
  translateReviewSchema,
} from '#shared/reviews/reviews-schema.ts';
import { operatorProcedure, publicProcedure, router, orderProcedure } from '#server/platform/trpc/trpc.ts';
import { moderate, moderatedReviews } from './moderate.ts';
import { publicReviews } from './public-reviews.ts';
import { reportReview } from './report-review.ts';
import { translateReview } from './translate-review.ts';
import { deleteReview, reviewOfOrder, saveReview } from './save-review.ts';

const ofBooking = orderProcedure.meta({ audits: { table: 'bookings', id: 'bookingId' } });

/** What travellers write about their stays. */
export const reviewsRouter = router({
  /** The stay that a review is about, and what may be done with it. */
  ofOrder: orderProcedure
    .input(reviewOfOrderSchema)
    .output(answerBy(reviewOfOrderAnswer))
    .query(({ ctx, input }) => reviewOfOrder(ctx, input)),

  /** Writes a review, or changes it. */
  save: ofBooking
    .input(saveReviewSchema)
    .output(answerBy(reviewOfOrderAnswer))
    .mutation(({ ctx, input }) => saveReview(ctx, input)),

  /** Takes one's own review back. */
  delete: ofBooking
    .input(reviewOfOrderSchema)
    .output(answerBy(reviewOfOrderAnswer))
    .mutation(({ ctx, input }) => deleteReview(ctx, input)),

  /** What travellers wrote about a location, a page at a time. */
  ofLocation: publicProcedure
    .input(locationReviewsPageSchema)
    .output(answerBy(locationReviewsAnswer))
    .query(({ ctx, input }) => publicReviews(ctx.deps, input)),

  /** A review, or the answer to it, in the language of the reader, by a machine. */
  translated: publicProcedure
    .meta({ cost: 50 })
    .input(translateReviewSchema)
    .output(answerBy(translatedReviewAnswer))
    .query(({ ctx, input }) => translateReview(ctx.deps, input)),

  /** Says that a review, or the answer to it, should be looked at. */
  report: publicProcedure
    .input(reportReviewSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => reportReview(ctx, input)),
});

/** Reviews as administrators look after them. */
export const adminReviewsRouter = router({
  list: operatorProcedure('support')
    .input(moderatedReviewsSchema)
    .output(answerBy(moderatedReviewsAnswer))
    .query(({ ctx, input }) => moderatedReviews(ctx.deps, input)),

  decide: operatorProcedure('support')
    .meta({ audits: { table: 'reviews', id: 'reviewId' }, tells: true })
    .input(moderateSchema)
    .output(answerBy(z.object({ changed: z.boolean() })))
    .mutation(({ ctx, input }) => moderate(ctx.deps, input)),
});
