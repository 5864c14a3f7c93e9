import {
  orderAnswer,
  changePreviewAnswer,
  orderPageAnswer,
  pastOrdersAnswer,
  pickUpChoicesAnswer,
} from '#shared/booking/order-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { intentAnswer, payAnswer, changeAnswer, bookingIdAnswer } from '#shared/booking/pay-answers.ts';
import {
  bookingKeySchema,
  bookingPageSchema,
  pastOrdersSchema,
  bookingRefSchema,
  cancelBookingSchema,
  changeSchema,
  confirmIntentSchema,
  createBookingSchema,
  editBookingSchema,
  intentSchema,
  payBookingSchema,
  moveAnswerSchema,
  reviewSchema,
  startIntentSchema,
} from '#shared/booking/booking-schema.ts';
import { findBookingSchema, sendTicketsSchema } from '#shared/booking/find-schema.ts';
import { keyProcedure, orderProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { changeBooking } from './change/change-booking.ts';
import { getOrder, loadOrders } from './orders/get-order.ts';
import { browserTickets, forgetTickets, hasTickets } from './orders/browser-tickets.ts';
import { findOrder } from './orders/find-order.ts';
import { openOrderByKey, withOwnSession } from './orders/guest-access.ts';
import { firstOrders, listOrders, pastOrders, upcomingOrders } from './orders/list-orders.ts';
import { acceptMove, declineMove } from './move/answer-move.ts';
import { askAnotherWay } from './payments/another-way.ts';
import { confirmByIntent, dropIntent, startIntent } from './payments/pay-by-intent.ts';
import { hasCard, payBooking } from './payments/pay-booking.ts';
import { placeBooking } from './place/place-booking.ts';
import { orderNotFound } from './booking.errors.ts';
import { pickUpChoices } from './change/pick-up-choices.ts';
import { previewChange } from './change/preview-change.ts';
import { sendTickets } from './orders/send-tickets.job.ts';
import { reviewOrder } from './orders/review-order.ts';

/** Acts on one booking. */
const bookingProcedure = orderProcedure.meta({ audits: { table: 'bookings', id: 'bookingId' } });

export const bookingRouter = router({
  /** Books a stay, and pays it where a card is given; a visitor gives contact details and gets a session that opens the order. */
  create: publicProcedure
    .meta({ audits: { table: 'bookings', id: 'answer' } })
    .input(createBookingSchema)
    .output(answerBy(orderAnswer))
    .mutation(async ({ ctx, input }) => {
      const own = withOwnSession(ctx);
      const bookingId = await placeBooking(own, input);
      const { card, requestId } = input;
      if (hasCard(card)) await payBooking(own, { ...card, requestId: card.requestId ?? requestId, bookingId });
      const [order] = await loadOrders(ctx.deps, [bookingId]);
      if (order === undefined) throw orderNotFound();
      return order;
    }),

  /** Pays a pending booking by card token, payment method or kept card. */
  pay: bookingProcedure
    .input(payBookingSchema)
    .output(answerBy(payAnswer))
    .mutation(({ ctx, input }) => payBooking(ctx, input)),

  /** Begins a payment that the browser confirms with the provider. */
  startIntent: bookingProcedure
    .input(startIntentSchema)
    .output(answerBy(intentAnswer))
    .mutation(({ ctx, input }) => startIntent(ctx, input)),

  /** Finishes a payment after the browser, or the bank's page, confirmed it. */
  confirm: bookingProcedure
    .input(confirmIntentSchema)
    .output(answerBy(payAnswer))
    .mutation(({ ctx, input }) => confirmByIntent(ctx, input)),

  /** Gives a failed payment up, and its pending booking. */
  dropIntent: orderProcedure
    .input(intentSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => dropIntent(ctx, input)),

  /** What a change would cost, before it is made. */
  previewEdit: orderProcedure
    .input(changeSchema)
    .output(answerBy(changePreviewAnswer))
    .query(({ ctx, input }) => previewChange(ctx, input)),

  /** The later pick-ups of an order, each with what it costs. */
  pickUps: orderProcedure
    .input(bookingRefSchema)
    .output(answerBy(pickUpChoicesAnswer))
    .query(({ ctx, input }) => pickUpChoices(ctx, input.bookingId)),

  /** Changes a booking; where it gets dearer, once the difference is paid. */
  edit: bookingProcedure
    .input(editBookingSchema)
    .output(answerBy(changeAnswer))
    .mutation(({ ctx, input }) => changeBooking(ctx, input)),

  /** Cancels an order; what is refundable goes back. */
  cancel: bookingProcedure
    .input(cancelBookingSchema)
    .output(answerBy(orderAnswer))
    .mutation(async ({ ctx, input }) => {
      await cancelBooking(ctx, input);
      return getOrder(ctx, input.bookingId);
    }),

  /** Hands a refund that came back to an administrator, who asks where to send it. */
  refundAnotherWay: bookingProcedure
    .input(bookingRefSchema)
    .output(answerBy(orderAnswer))
    .mutation(async ({ ctx, input }) => {
      await askAnotherWay(ctx, input.bookingId);
      return getOrder(ctx, input.bookingId);
    }),

  /** Takes the other place that the location offers, at the price that was paid. */
  acceptMove: bookingProcedure
    .input(moveAnswerSchema)
    .output(answerBy(bookingIdAnswer))
    .mutation(({ ctx, input }) => acceptMove(ctx, input)),

  /** Does without it. */
  declineMove: bookingProcedure
    .input(moveAnswerSchema)
    .output(answerBy(orderAnswer))
    .mutation(async ({ ctx, input }) => {
      await declineMove(ctx, input);
      return getOrder(ctx, input.bookingId);
    }),

  /** A page of the asker's orders. */
  list: keyProcedure
    .input(bookingPageSchema)
    .output(answerBy(orderPageAnswer))
    .query(({ ctx, input }) => listOrders(ctx, input)),

  /** Those that are not over, the next one first. */
  upcoming: keyProcedure.output(answerBy(z.array(orderAnswer))).query(({ ctx }) => upcomingOrders(ctx)),

  /** Those that are over, the newest first. */
  past: keyProcedure
    .input(pastOrdersSchema)
    .output(answerBy(pastOrdersAnswer))
    .query(({ ctx, input }) => pastOrders(ctx, input)),

  /** The orders that are wanted first: in store, or the next of the coming 24 hours. */
  first: keyProcedure.output(answerBy(z.array(orderAnswer))).query(({ ctx }) => firstOrders(ctx)),

  get: orderProcedure
    .input(bookingRefSchema)
    .output(answerBy(orderAnswer))
    .query(({ ctx, input }) => getOrder(ctx, input.bookingId)),

  /** Opens an order by the key of its mail's link, in this browser from now on. */
  openByKey: keyProcedure
    .input(bookingKeySchema)
    .output(answerBy(orderAnswer))
    .mutation(async ({ ctx, input }) => {
      await openOrderByKey(ctx, input.bookingId, input.key);
      const [order] = await loadOrders(ctx.deps, [input.bookingId]);
      if (order === undefined) throw orderNotFound();
      return order;
    }),

  /** Opens an order by its code and the e-mail it was booked with, in this browser from now on. */
  find: keyProcedure
    .input(findBookingSchema)
    .output(answerBy(bookingIdAnswer))
    .mutation(({ ctx, input }) => findOrder(ctx, input)),

  /** The orders that this browser may open without an account. */
  tickets: keyProcedure.output(answerBy(z.array(orderAnswer))).query(({ ctx }) => browserTickets(ctx)),

  /** Whether there are any. */
  hasTickets: keyProcedure.output(answerBy(z.boolean())).query(({ ctx }) => hasTickets(ctx)),

  /** Sends an e-mail the links to all its tickets; the same answer where there are none. */
  sendTickets: publicProcedure
    .input(sendTicketsSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => sendTickets(ctx, input)),

  /** Takes this browser's right to open orders without an account. */
  forgetTickets: keyProcedure.output(nothing).mutation(({ ctx }) => forgetTickets(ctx)),

  /** Stars and words about a completed order, once. */
  review: bookingProcedure
    .input(reviewSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => reviewOrder(ctx, input)),
});
