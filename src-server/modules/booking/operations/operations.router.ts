import {
  bookingListAnswer,
  bookingExportAnswer,
  bookingFiltersAnswer,
  bookingAnswer,
  refundPreviewAnswer,
  refundAnswer,
  placesAnswer,
  decidedAnswer,
} from '#shared/admin/booking-answers.ts';
import { z } from 'zod';
import { messagesAnswer } from '#shared/booking/message-schema.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  askProviderSchema,
  bookingSchema,
  cancelWithRefundSchema,
  decideProposalSchema,
  decideShareSchema,
  exportFoundSchema,
  listBookingsSchema,
  offerPlaceSchema,
  placesForBookingSchema,
  readTalkSchema,
  previewRefundSchema,
  providerWords,
  refundSchema,
} from '#shared/admin/bookings-schema.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { readTalk } from '../messages/read-talk.ts';
import { askProvider } from './ask-provider.ts';
import { cancelWithRefund, refundBooking } from './decide-refund.ts';
import { exportFound } from './export-bookings.ts';
import { decideShare } from './held-shares.ts';
import { getBooking } from './get-booking.ts';
import { bookingFilters, listBookings } from './list-bookings.ts';
import { offerPlace, placesForBooking } from './offer-place.ts';
import { previewRefund } from './preview-refund.ts';
import { decideProposal } from './proposals.ts';

const decision = { audits: { table: 'bookings', id: 'bookingId' }, proof: 'lately' } as const;

/** Bookings of all partners with their whole story, and what administrators decide about their money. */
export const bookingOperationsRouter = router({
  /** A page of bookings by code, address, name or location, and by what narrows them. */
  list: operatorProcedure('reader', 'support', 'finance')
    .input(listBookingsSchema)
    .output(answerBy(bookingListAnswer))
    .query(({ ctx, input }) => listBookings(ctx.deps, input)),

  /** What a search finds, as a file: an act that is written down, since people are in it. */
  export: operatorProcedure('finance')
    .meta({ proof: 'lately' })
    .input(exportFoundSchema)
    .output(answerBy(bookingExportAnswer))
    .mutation(({ ctx, input }) => exportFound(ctx.deps, input)),

  filters: operatorProcedure('reader', 'support', 'finance')
    .output(answerBy(bookingFiltersAnswer))
    .query(({ ctx }) => bookingFilters(ctx.deps)),

  get: operatorProcedure('reader', 'support', 'finance')
    .input(bookingSchema)
    .output(answerBy(bookingAnswer))
    .query(({ ctx, input }) => getBooking(ctx.deps, input.booking)),

  /** What a refund or a cancellation would write, and who would be notified. */
  preview: operatorProcedure('support', 'finance')
    .input(previewRefundSchema)
    .output(answerBy(refundPreviewAnswer))
    .query(({ ctx, input }) => previewRefund(ctx.deps, ctx.actor.userId, input)),

  /** Gives an amount of an order back, which stays what it is; answers that it waits where a second administrator has to agree. */
  refund: operatorProcedure('support', 'finance')
    .meta({ ...decision, second: true, tells: true })
    .input(refundSchema)
    .output(answerBy(refundAnswer))
    .mutation(({ ctx, input }) => refundBooking(ctx.deps, ctx.actor, input)),

  /** Cancels an order with all, a part or nothing of its money going back. */
  cancel: operatorProcedure('support', 'finance')
    .meta({ ...decision, tells: true })
    .input(cancelWithRefundSchema)
    .output(answerBy(z.object({ outcome: z.literal('done') })))
    .mutation(({ ctx, input }) => cancelWithRefund(ctx.deps, ctx.actor, input)),

  /** Settles a booking that waits for its payment by what the card provider says of it. */
  askProvider: operatorProcedure('support', 'finance')
    .meta({ audits: decision.audits })
    .input(askProviderSchema)
    .output(answerBy(z.object({ outcome: z.enum(providerWords) })))
    .mutation(({ ctx, input }) => askProvider(ctx.deps, input)),

  /** What both sides of an order wrote, once a problem is reported: an act that is written down, since it is theirs. */
  readTalk: operatorProcedure('support')
    .meta({ audits: decision.audits })
    .input(readTalkSchema)
    .output(answerBy(messagesAnswer))
    .mutation(({ ctx, input }) => readTalk(ctx.deps, input)),

  /** Gives the share of a stay by the location's own people, or keeps it. */
  decideShare: operatorProcedure('finance')
    .meta(decision)
    .input(decideShareSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => decideShare(ctx.deps, ctx.actor.userId, input)),

  /** Near places that could take a booking, and what its traveller is offered already. */
  places: operatorProcedure('support')
    .input(placesForBookingSchema)
    .output(answerBy(placesAnswer))
    .query(({ ctx, input }) => placesForBooking(ctx.deps, input.bookingId)),

  /** Offers a booking's traveller another place instead of cancelling it. */
  offerPlace: operatorProcedure('support')
    .meta({ audits: decision.audits, tells: true })
    .input(offerPlaceSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => offerPlace(ctx.deps, ctx.actor.userId, input)),

  /** The second administrator's yes to a refund that takes a large share back. */
  agree: operatorProcedure('support', 'finance')
    .meta({ ...decision, tells: true })
    .input(decideProposalSchema)
    .output(answerBy(decidedAnswer))
    .mutation(({ ctx, input }) => decideProposal(ctx.deps, ctx.actor.userId, input, 'agreed')),

  refuse: operatorProcedure('support', 'finance')
    .meta({ audits: decision.audits })
    .input(decideProposalSchema)
    .output(answerBy(decidedAnswer))
    .mutation(({ ctx, input }) => decideProposal(ctx.deps, ctx.actor.userId, input, 'refused')),
});
