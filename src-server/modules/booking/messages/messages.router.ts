import {
  answerMessageSchema,
  inboxAnswer,
  inboxSchema,
  messageLinkSchema,
  messagesAnswer,
  messagesOfBookingSchema,
  translatedMessageAnswer,
  translateMessageSchema,
  unreadAnswer,
  writeMessageSchema,
} from '#shared/booking/message-schema.ts';
import { counterProcedure, handProcedure } from '#server/modules/partner/partner.module.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { keyProcedure, orderProcedure, router } from '#server/platform/trpc/trpc.ts';
import { inbox, unreadMessages } from './inbox.ts';
import {
  answerMessage,
  hostedMessages,
  linkedMessages,
  messagesOfOrder,
  seenAtCounter,
  seenByLink,
  seenByTraveller,
  settleAtCounter,
  writeMessage,
  writeToLocation,
} from './order-messages.ts';
import { translateAtCounter, translateForTraveller } from './translate-message.ts';

/** What the traveller of an order and its location's people write to each other. */
export const messagesRouter = router({
  /** Conversations of all counters where the person works. */
  inbox: counterProcedure
    .input(inboxSchema)
    .output(answerBy(inboxAnswer))
    .query(({ ctx, input }) => inbox(ctx.deps, ctx.user.id, input)),

  unread: counterProcedure.output(answerBy(unreadAnswer)).query(({ ctx }) => unreadMessages(ctx.deps, ctx.user.id)),

  /** The last words of a traveller need no answer. */
  settle: counterProcedure
    .input(messagesOfBookingSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => settleAtCounter(ctx, input.bookingId)),

  hosted: counterProcedure
    .input(messagesOfBookingSchema)
    .output(answerBy(messagesAnswer))
    .query(({ ctx, input }) => hostedMessages(ctx, input.bookingId)),

  /** A message in the language of the reader, by a machine. */
  translated: counterProcedure
    .meta({ cost: 50 })
    .input(translateMessageSchema)
    .output(answerBy(translatedMessageAnswer))
    .query(({ ctx, input }) => translateAtCounter(ctx, input)),

  seen: counterProcedure
    .input(messagesOfBookingSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => seenAtCounter(ctx, input.bookingId)),

  write: handProcedure
    .meta({ audits: { table: 'bookings', id: 'bookingId' }, tells: true })
    .input(writeMessageSchema)
    .output(answerBy(messagesAnswer))
    .mutation(({ ctx, input }) => writeMessage(ctx, ctx.hand, input)),

  /** By the order's page. */
  ofOrder: orderProcedure
    .input(messagesOfBookingSchema)
    .output(answerBy(messagesAnswer))
    .query(({ ctx, input }) => messagesOfOrder(ctx, input.bookingId)),

  translatedOfOrder: orderProcedure
    .meta({ cost: 50 })
    .input(translateMessageSchema)
    .output(answerBy(translatedMessageAnswer))
    .query(({ ctx, input }) => translateForTraveller(ctx, input)),

  seenOnOrder: orderProcedure
    .input(messagesOfBookingSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => seenByTraveller(ctx, input.bookingId)),

  writeToLocation: orderProcedure
    .meta({ audits: { table: 'bookings', id: 'bookingId' }, tells: true })
    .input(writeMessageSchema)
    .output(answerBy(messagesAnswer))
    .mutation(({ ctx, input }) => writeToLocation(ctx, input)),

  /** By the link of a mail, which opens nothing else. */
  linked: keyProcedure
    .input(messageLinkSchema)
    .output(answerBy(messagesAnswer))
    .query(({ ctx, input }) => linkedMessages(ctx, input)),

  seenByLink: keyProcedure
    .input(messageLinkSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => seenByLink(ctx, input)),

  answer: keyProcedure
    .meta({ tells: true })
    .input(answerMessageSchema)
    .output(answerBy(messagesAnswer))
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
});
