import { z } from 'zod';
import { requestIdOf } from '#server/platform/rest/request-id.ts';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import {
  idParams,
  optionalMoment,
  optionalText,
  pageNumber,
  pagination,
  paginationToRest,
} from '#server/platform/rest/wire-schema.ts';
import { caller, create, fields, newBooking, show } from './booking.rest-calls.ts';
import { bookingAnswer, bookingToRest } from './booking.rest-schema.ts';
import { withOwnSession } from './orders/guest-access.ts';
import { paymentIntentRows } from './payment-intents.rest.ts';

const tag = 'Bookings';

const changed = z.object({
  customer_drop_off_date: optionalMoment,
  customer_collection_date: optionalMoment,
  bags_number: z.int().optional(),
  code: optionalText,
  stripe_card_token: optionalText,
  paymentIntent: optionalText,
  payment_intent: optionalText,
  listing: z.object({ id: optionalText }).optional(),
});

export const bookingRows = [
  restRow({
    method: 'GET',
    path: '/bookings',
    title: 'All bookings',
    summary: 'Your bookings, ten a page; changed ones under what took their place',
    tag,
    whose: 'self',
    query: z.object({ page: pageNumber }),
    answer: z.object({ bookings: z.array(bookingAnswer), pagination }),
    handle: async (ctx, { query }) => {
      const { items, pagination: page } = await caller(ctx).list({ ...query, attempts: true });
      return {
        bookings: items.map((order) => bookingToRest(order, ctx.deps.config.siteUrl)),
        pagination: paginationToRest(page),
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/bookings/:id',
    title: 'One booking',
    summary: 'One booking',
    tag,
    whose: 'order',
    params: idParams,
    answer: bookingAnswer,
    handle: (ctx, { params }) => show(ctx, params.id),
  }),
  restRow({
    method: 'POST',
    path: '/bookings',
    title: 'Book a stay',
    summary:
      'Holds the bags for 15 minutes and, with a card token, charges the card. Answers 201 with the booking. Without a session it books for the person in `user` and answers with the headers of a session that opens this booking only.',
    done: 'Booked, and paid if a token came',
    refusals: {
      403: 'Service tokens book for nobody',
      404: 'No such listing',
      409: 'Same key, other body; or an order of yours is there already',
      422: 'Closed, full, in the past, or card declined',
    },
    tag,
    whose: 'anyone',
    repeat: 'again',
    startsSession: true,
    body: z.object({ booking: newBooking.extend({ stripe_card_token: optionalText }) }),
    answer: bookingAnswer,
    status: 201,
    fields,
    handle: async (given, { body, idempotencyKey }) => {
      const ctx = withOwnSession(given);
      const requestId = requestIdOf(given, idempotencyKey);
      const order = await create(ctx, body.booking, requestId, body.booking.stripe_card_token);
      return show(ctx, order.id);
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/bookings/:id/pay',
    title: 'Pay',
    summary: 'Pay by card token; a declined card cancels the booking',
    tag,
    whose: 'order',
    repeat: 'again',
    params: idParams,
    body: z.object({
      stripe_card_token: optionalText,
      booking: z.object({ stripe_card_token: optionalText }).optional(),
    }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const cardToken = body.stripe_card_token ?? body.booking?.stripe_card_token;
      await caller(ctx).pay(
        unchecked({ requestId: requestIdOf(ctx, idempotencyKey), bookingId: params.id, cardToken }),
      );
      return show(ctx, params.id);
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/bookings/:id',
    title: 'Change',
    summary:
      'Change dates or bags, not the listing; answers the booking that takes the place, pending while a difference is unpaid',
    tag,
    whose: 'order',
    repeat: 'again',
    params: idParams,
    body: changed.extend({ booking: changed.optional() }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      // The means of paying may stand next to what is changed.
      const change = { ...body, ...body.booking };
      const requestId = requestIdOf(ctx, idempotencyKey);
      const { stripe_card_token: cardToken, paymentIntent: paymentMethodId = change.payment_intent } = change;
      const outcome = await caller(ctx).edit(
        unchecked({
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
    title: 'Cancel',
    summary: 'Cancel; before the drop-off everything paid goes back',
    tag,
    whose: 'order',
    repeat: 'again',
    params: idParams,
    body: z.object({ booking: z.object({ cancellation_reason: optionalText }).optional() }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const requestId = requestIdOf(ctx, idempotencyKey);
      const order = await caller(ctx).cancel({
        requestId,
        bookingId: params.id,
        reason: body.booking?.cancellation_reason,
      });
      return bookingToRest(order, ctx.deps.config.siteUrl);
    },
  }),
  ...paymentIntentRows,
];
