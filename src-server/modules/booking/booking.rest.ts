import { z } from 'zod';
import { restRow } from '#server/platform/rest/rest-row.ts';
import {
  asInput,
  caller,
  create,
  fields,
  idParams,
  newBooking,
  requestIdOf,
  show,
  text,
  withOwnSession,
} from './booking.rest-calls.ts';
import { bookingAnswer, bookingToRest, pagination } from './booking.rest-schema.ts';
import { paymentIntentRows } from './payment-intents.rest.ts';

const tag = 'Bookings';

const changed = z.object({
  customer_drop_off_date: text,
  customer_collection_date: text,
  bags_number: z.coerce.number().optional(),
  code: text,
  stripe_card_token: text,
  paymentIntent: text,
  payment_intent: text,
  listing: z.object({ id: text }).optional(),
});

export const bookingRows = [
  restRow({
    method: 'GET',
    path: '/bookings',
    summary: 'Your bookings, ten a page; changed ones under what took their place',
    tag,
    query: z.object({ page: z.coerce.number().default(1) }),
    answer: z.object({ bookings: z.array(bookingAnswer), pagination }),
    handle: async (ctx, { query }) => {
      const { items, pagination: at } = await caller(ctx).list({ page: query.page });
      return {
        bookings: items.map((order) => bookingToRest(order, ctx.deps.config.siteUrl)),
        pagination: {
          current_page: at.currentPage,
          total_pages: at.totalPages,
          total_count: at.totalCount,
          prev_page: at.prevPage,
          next_page: at.nextPage,
        },
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/bookings/:id',
    summary: 'One booking',
    tag,
    params: idParams,
    answer: bookingAnswer,
    handle: (ctx, { params }) => show(ctx, params.id),
  }),
  restRow({
    method: 'POST',
    path: '/bookings',
    summary: 'Book, and with a card token pay; a visitor names the user and gets access-token, client and uid headers',
    tag,
    body: z.object({ booking: newBooking.extend({ stripe_card_token: text }) }),
    answer: bookingAnswer,
    status: 201,
    fields,
    handle: async (given, { body, idempotencyKey }) => {
      const ctx = withOwnSession(given);
      const requestId = requestIdOf(given, idempotencyKey);
      const order = await create(ctx, body.booking, requestId);
      const { stripe_card_token: cardToken } = body.booking;
      if (cardToken && order.status !== 'confirmed')
        await caller(ctx).pay({ requestId, bookingId: order.id, cardToken });
      return show(ctx, order.id);
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/bookings/:id/pay',
    summary: 'Pay by card token; a declined card cancels the booking',
    tag,
    params: idParams,
    body: z.object({ stripe_card_token: text, booking: z.object({ stripe_card_token: text }).optional() }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const cardToken = body.stripe_card_token ?? body.booking?.stripe_card_token;
      await caller(ctx).pay(asInput({ requestId: requestIdOf(ctx, idempotencyKey), bookingId: params.id, cardToken }));
      return show(ctx, params.id);
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/bookings/:id',
    summary:
      'Change dates or bags, not the listing; answers the booking that takes the place, pending while a difference is unpaid',
    tag,
    params: idParams,
    body: changed.extend({ booking: changed.optional() }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      // The means of paying may stand beside what is changed.
      const change = { ...body, ...body.booking };
      const requestId = requestIdOf(ctx, idempotencyKey);
      const { stripe_card_token: cardToken, paymentIntent: paymentMethodId = change.payment_intent } = change;
      const outcome = await caller(ctx).edit(
        asInput({
          requestId,
          bookingId: params.id,
          stay: { dropOffAt: change.customer_drop_off_date, pickUpAt: change.customer_collection_date },
          bagsCount: change.bags_number,
          code: change.code,
          listing: change.listing?.id,
          ...(cardToken || paymentMethodId ? { card: { cardToken, paymentMethodId } } : {}),
        }),
      );
      if (outcome.status === 'requires_payment')
        await caller(ctx).startIntent({ requestId, bookingId: outcome.bookingId });
      return show(ctx, outcome.bookingId);
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/bookings/:id/cancel',
    summary: 'Cancel; before the drop-off everything paid goes back',
    tag,
    params: idParams,
    body: z.object({ booking: z.object({ cancellation_reason: text }).optional() }).nullish(),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const requestId = requestIdOf(ctx, idempotencyKey);
      const order = await caller(ctx).cancel({
        requestId,
        bookingId: params.id,
        reason: body?.booking?.cancellation_reason,
      });
      return bookingToRest(order, ctx.deps.config.siteUrl);
    },
  }),
  ...paymentIntentRows,
];
