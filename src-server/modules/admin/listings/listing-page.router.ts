import {
  listingBookingsAnswer,
  listingChangesAnswer,
  listingLastDaysAnswer,
  listingOwnerAnswer,
} from '#shared/admin/listing-answers.ts';
import { listingIdSchema } from '#shared/admin/listings-schema.ts';
import { answerBy } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { listingBookings } from './listing-bookings.ts';
import { listingChanges } from './listing-changes.ts';
import { listingLastDays } from './listing-last-days.ts';
import { listingOwner } from './listing-owner.ts';

const forListings = operatorProcedure('support', 'finance').input(listingIdSchema);

/** What other modules know of a location, each by itself: some of it takes longer than the rest of its page. */
export const listingPageRouter = router({
  bookings: forListings
    .output(answerBy(listingBookingsAnswer))
    .query(({ ctx, input }) => listingBookings(ctx.deps, input.listingId)),

  lastDays: forListings
    .output(answerBy(listingLastDaysAnswer))
    .query(({ ctx, input }) => listingLastDays(ctx.deps, input.listingId)),

  owner: forListings
    .output(answerBy(listingOwnerAnswer))
    .query(({ ctx, input }) => listingOwner(ctx.deps, input.listingId)),

  changes: forListings
    .output(answerBy(listingChangesAnswer))
    .query(({ ctx, input }) => listingChanges(ctx.deps, input.listingId)),
});
