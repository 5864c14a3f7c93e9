import {
  weekAnswer,
  weekSharesAnswer,
  newReviewsAnswer,
  weeklySharesAnswer,
  hostedBookingsAnswer,
  hostedBookingPageAnswer,
  hostedBookingAnswer,
  upcomingAnswer,
  yearsAnswer,
  hostedReviewsAnswer,
  hostedReviewAnswer,
  storeWeekAnswer,
  tomorrowAnswer,
  affectedAnswer,
  openingMessagesAnswer,
  changedOpeningAnswer,
  changedOpeningsAnswer,
} from '#shared/partner/hosting-answers.ts';
import { todayAnswer, todayNewsAnswer } from '#shared/custody/custody-answers.ts';
import { dayLimitsAnswer, limitDaySchema } from '#shared/partner/day-limit-schema.ts';
import { ownListingAnswer } from '#shared/partner/listing-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  listingIdSchema,
  openingChangeSchema,
  openingItemChangeSchema,
  openingItemChangesSchema,
  openingMessagesSchema,
  saveOpeningSchema,
} from '#shared/partner/opening-schema.ts';
import {
  bookingPageSchema,
  bookingYearsSchema,
  cancelHostedSchema,
  hostedBookingSchema,
  hostedBookingsSchema,
  storeWeekSchema,
  todayNewsSchema,
} from '#shared/partner/bookings-schema.ts';
import { locationReviewsSchema, replySchema } from '#shared/partner/reviews-schema.ts';
import { counterProcedure, lockOwnListing, ownListing } from '#server/modules/partner/partner.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { partnerProcedure, router } from '#server/platform/trpc/trpc.ts';
import { changeOpening, changeOpenings } from './change-opening.ts';
import { findAffected } from './find-affected.ts';
import { bookingYears } from './booking-years.ts';
import { cancelHosted } from './cancel-hosted.ts';
import { dayLimits, endDayLimit, limitDay } from './day-limit.ts';
import { hostedBooking, hostedBookingPage, hostedBookings, upcomingCounts } from './hosted-bookings.ts';
import { locationReviews, replyToReview } from './location-reviews.ts';
import { locationWeek, sharesThisWeek } from './location-week.ts';
import { newReviews } from './new-reviews.ts';
import { openingMessages } from './opening-messages.ts';
import { saveOpening } from './save-opening.ts';
import { weeklyShares } from './weekly-shares.ts';
import { storeWeek } from './store-week.ts';
import { todayNews } from './today-version.ts';
import { todaysList } from './todays-list.ts';
import { tomorrow } from './tomorrow.ts';

/** What partners do about the bookings of their locations. */
export const hostingRouter = router({
  /** How full one of them gets in the next days, and what this week brings. */
  week: partnerProcedure
    .meta({ token: ['read'] })
    .input(listingIdSchema)
    .output(answerBy(weekAnswer))
    .query(({ ctx, input }) => locationWeek(ctx.deps, ctx.user.id, input.listingId)),

  /** What the partner earned at each location this week. */
  sharesThisWeek: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(weekSharesAnswer))
    .query(({ ctx }) => sharesThisWeek(ctx.deps, ctx.user.id)),

  /** What travellers wrote of late. */
  newReviews: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(newReviewsAnswer))
    .query(({ ctx }) => newReviews(ctx.deps, ctx.user.id)),

  /** What the partner earned in each of the last eight weeks. */
  weeklyShares: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(weeklySharesAnswer))
    .query(({ ctx }) => weeklyShares(ctx.deps, ctx.user.id)),

  /** Who comes today, and who fetches their bags. */
  today: counterProcedure
    .meta({ token: ['read', 'counter'] })
    .output(answerBy(todayAnswer))
    .query(({ ctx }) => todaysList(ctx.deps, ctx.user.id)),

  /** What tomorrow brings. */
  tomorrow: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(tomorrowAnswer))
    .query(({ ctx }) => tomorrow(ctx.deps, ctx.user.id)),

  /** Whether that list still stands; for those who keep it and ask every few seconds. */
  todayNews: counterProcedure
    .meta({ token: ['read', 'counter'] })
    .input(todayNewsSchema)
    .output(answerBy(todayNewsAnswer))
    .query(({ ctx, input }) => todayNews(ctx.deps, ctx.user.id, input.version)),

  /** Bookings of one location or all, ten at a time. */
  bookings: partnerProcedure
    .meta({ token: ['read'] })
    .input(hostedBookingsSchema)
    .output(answerBy(hostedBookingsAnswer))
    .query(({ ctx, input }) => hostedBookings(ctx.deps, ctx.user.id, input)),

  /** All of one location, by numbered pages. */
  bookingPage: partnerProcedure
    .meta({ token: ['read'] })
    .input(bookingPageSchema)
    .output(answerBy(hostedBookingPageAnswer))
    .query(({ ctx, input }) => hostedBookingPage(ctx.deps, ctx.user.id, input)),

  /** What one of them has besides. */
  booking: partnerProcedure
    .meta({ token: ['read'] })
    .input(hostedBookingSchema)
    .output(answerBy(hostedBookingAnswer))
    .query(({ ctx, input }) => hostedBooking(ctx.deps, ctx.user.id, input.bookingId)),

  /** Cancels one of them, with everything back. */
  cancel: partnerProcedure
    .meta({ token: ['write'] })
    .input(cancelHostedSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelHosted(ctx.deps, ctx.user.id, input)),

  /** How many each location still expects. */
  upcoming: partnerProcedure
    .meta({ token: ['read'] })
    .output(answerBy(upcomingAnswer))
    .query(({ ctx }) => upcomingCounts(ctx.deps, ctx.user.id)),

  /** A location's past bookings, summed by year. */
  years: partnerProcedure
    .meta({ token: ['read'] })
    .input(bookingYearsSchema)
    .output(answerBy(yearsAnswer))
    .query(({ ctx, input }) => bookingYears(ctx.deps, ctx.user.id, input.listingId)),

  /** Reviews of a location, ten at a time. */
  reviews: partnerProcedure
    .meta({ token: ['read'] })
    .input(locationReviewsSchema)
    .output(answerBy(hostedReviewsAnswer))
    .query(({ ctx, input }) => locationReviews(ctx.deps, ctx.user.id, input)),

  /** Answers one of them, once. */
  replyToReview: partnerProcedure
    .meta({ token: ['write'] })
    .input(replySchema)
    .output(answerBy(hostedReviewAnswer))
    .mutation(({ ctx, input }) => replyToReview(ctx, ctx.user.id, input)),

  /** What is in store over a week. */
  storeWeek: partnerProcedure
    .meta({ token: ['read'] })
    .input(storeWeekSchema)
    .output(answerBy(storeWeekAnswer))
    .query(({ ctx, input }) => storeWeek(ctx.deps, ctx.user.id, input)),

  /** Which locations take only so many more bags today, or none. */
  dayLimits: partnerProcedure.output(answerBy(dayLimitsAnswer)).query(({ ctx }) => dayLimits(ctx.deps, ctx.user.id)),

  /** Only so many more today, by one press. */
  limitDay: partnerProcedure
    .input(limitDaySchema)
    .output(answerBy(dayLimitsAnswer))
    .mutation(({ ctx, input }) => limitDay(ctx.deps, ctx.user.id, input)),

  endDayLimit: partnerProcedure
    .input(listingIdSchema)
    .output(answerBy(dayLimitsAnswer))
    .mutation(({ ctx, input }) => endDayLimit(ctx.deps, ctx.user.id, input.listingId)),

  /** The bookings that a change of opening hours or capacity would meet, before it is saved. */
  affected: partnerProcedure
    .meta({ token: ['write'] })
    .input(openingChangeSchema)
    .output(answerBy(affectedAnswer))
    .query(({ ctx, input }) =>
      inTransaction(ctx.deps, async (em) => {
        const listing = await lockOwnListing(em, ctx.user.id, input.listingId);
        return (await findAffected(em, { listing, change: input, now: ctx.deps.clock.now() })).list;
      }),
    ),

  /** What its travellers would be written. */
  openingMessages: partnerProcedure
    .meta({ token: ['write'] })
    .input(openingMessagesSchema)
    .output(answerBy(openingMessagesAnswer))
    .query(({ ctx, input }) => openingMessages(ctx.deps, ctx.user.id, input)),

  /** Saves it, with what becomes of each of them. */
  saveOpening: partnerProcedure
    .meta({ token: ['write'] })
    .input(saveOpeningSchema)
    .output(answerBy(ownListingAnswer))
    .mutation(async ({ ctx, input }) => {
      await saveOpening(ctx.deps, ctx.user.id, input);
      return ownListing(ctx.deps, ctx.user.id, input.listingId);
    }),

  /** Changes one thing of it, for machines. */
  changeOpening: partnerProcedure
    .meta({ token: ['write'] })
    .input(openingItemChangeSchema)
    .output(answerBy(changedOpeningAnswer))
    .mutation(({ ctx, input }) => changeOpening(ctx.deps, ctx.user.id, input)),

  /** Changes several things of one part of it, for machines: judged by what is there at the end. */
  changeOpenings: partnerProcedure
    .meta({ token: ['write'] })
    .input(openingItemChangesSchema)
    .output(answerBy(changedOpeningsAnswer))
    .mutation(({ ctx, input }) => changeOpenings(ctx.deps, ctx.user.id, input, ctx.locale)),
});
