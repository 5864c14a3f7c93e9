import { z } from 'zod';
import { requestIdOf } from '#server/platform/rest/request-id.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { done, idParams, optionalText } from '#server/platform/rest/wire-schema.ts';
import { caller, create, fields, newBooking, show } from './booking.rest-calls.ts';
import { bookingAnswer } from './booking.rest-schema.ts';
import { withOwnSession } from './orders/guest-access.ts';

type NewBooking = z.output<typeof newBooking>;

/** A booking by its id, bare or named, or a new one. */
async function idOf(booking: string | { id: string } | NewBooking, make: (wanted: NewBooking) => Promise<string>) {
  if (typeof booking === 'string') return booking;
  return 'id' in booking ? booking.id : make(booking);
}

export const paymentIntentRows = [
  restRow({
    method: 'POST',
    path: '/payment_intents',
    title: 'Begin a payment',
    summary: 'Begin a payment that the browser confirms, for a booking by its id or for a new one',
    refusals: {
      403: 'Service tokens book for nobody',
      404: 'No such booking, or not yours; no such listing',
    },
    tag: 'Payments',
    whose: 'anyone',
    repeat: 'again',
    startsSession: true,
    body: z.object({
      booking: z.union([z.string(), z.object({ id: z.string() }), newBooking]),
      payment_intent: z.object({ payment_details: z.object({ payment_method: optionalText }).optional() }).optional(),
    }),
    answer: z.object({
      id: z.string(),
      booking_id: z.string(),
      payment_intent_id: z.string(),
      client_secret: z.string(),
    }),
    fields,
    handle: async (given, { body, idempotencyKey }) => {
      const ctx = withOwnSession(given);
      const requestId = requestIdOf(given, idempotencyKey);
      const { booking } = body;
      const bookingId = await idOf(booking, async (wanted) => (await create(ctx, wanted, requestId)).id);
      const paymentMethodId = body.payment_intent?.payment_details?.payment_method;
      const begun = await caller(ctx).startIntent({
        requestId,
        bookingId,
        ...(paymentMethodId ? { paymentMethodId } : {}),
      });
      return {
        id: bookingId,
        booking_id: bookingId,
        payment_intent_id: begun.intentId,
        client_secret: begun.clientSecret,
      };
    },
  }),
  restRow({
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    title: 'Finish a payment',
    summary: 'Finish a payment; 3-D Secure answers the booking still pending',
    tag: 'Payments',
    whose: 'order',
    repeat: 'again',
    params: idParams,
    body: z.object({ booking_id: optionalText }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const requestId = requestIdOf(ctx, idempotencyKey);
      const outcome = await caller(ctx).confirm({ requestId, intentId: params.id, bookingId: body.booking_id });
      return show(ctx, outcome.bookingId);
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/payment_intents/:id',
    title: 'Give a payment up',
    summary: 'Give a failed payment up, with its pending booking',
    tag: 'Payments',
    whose: 'order',
    repeat: 'again',
    params: idParams,
    answer: done,
    fields,
    handle: async (ctx, { params }) => {
      await caller(ctx).dropIntent({ intentId: params.id });
      return { success: true };
    },
  }),
];
