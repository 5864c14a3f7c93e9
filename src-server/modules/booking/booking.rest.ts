import { z } from 'zod';
import { newId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { bookingAnswer, bookingToRest, pagination } from './booking.rest-schema.ts';
import { bookingRouter } from './booking.router.ts';
import { derivedId } from './derived-id.ts';
import { scopeOf } from './guest-access.ts';

const caller = createCallerFactory(bookingRouter);
const tag = 'Bookings';
const text = z.string().optional();

/** Inputs are checked by the procedures; here they only get their names. */
const asInput = <T>(value: unknown): T => value as T;

const fields = {
  dropOffAt: 'customer_drop_off_date',
  pickUpAt: 'customer_collection_date',
  bagsCount: 'bags_number',
  listing: 'listing_id',
  cardToken: 'stripe_card_token',
  reason: 'cancellation_reason',
  intentId: 'id',
  bookingId: 'booking_id',
};

/** The header names a request for its sender only; without it every call is a request of its own. */
const requestIdOf = (ctx: RequestContext, key: string | null): string =>
  key === null ? newId() : derivedId('rest', ctx.viewer.kind === 'visitor' ? ctx.ip : scopeOf(ctx), key);

const person = z.object({ email: text, first_name: text, last_name: text, phone_number: text });

const newBooking = z.object({
  listing_id: text,
  customer_drop_off_date: text,
  customer_collection_date: text,
  bags_number: z.coerce.number().optional(),
  code: text,
  user: person.optional(),
});

const changed = z.object({
  customer_drop_off_date: text,
  customer_collection_date: text,
  bags_number: z.coerce.number().optional(),
  code: text,
  stripe_card_token: text,
  payment_intent: text,
  listing: z.object({ id: text }).optional(),
});

function create(ctx: RequestContext, body: z.output<typeof newBooking>, requestId: string) {
  const { user } = body;
  const guest = user && {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
  };
  return caller(ctx).create(
    asInput({
      requestId,
      listing: body.listing_id,
      stay: { dropOffAt: body.customer_drop_off_date, pickUpAt: body.customer_collection_date },
      bagsCount: body.bags_number,
      code: body.code,
      ...(ctx.viewer.kind === 'visitor' && guest ? { guest } : {}),
    }),
  );
}

/** A visitor's context opens what they booked a moment ago, before their next request carries the session. */
async function show(ctx: RequestContext, bookingId: string): Promise<z.output<typeof bookingAnswer>> {
  return bookingToRest(await caller(ctx).get({ bookingId }), ctx.deps.config.siteUrl);
}

const idParams = z.object({ id: z.string() });

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
    summary: 'Change dates or bags; answers the booking that takes the place, pending while a difference is unpaid',
    tag,
    params: idParams,
    body: changed.extend({ booking: changed.optional() }),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const change = body.booking ?? body;
      const requestId = requestIdOf(ctx, idempotencyKey);
      const { stripe_card_token: cardToken, payment_intent: paymentMethodId } = change;
      const outcome = await caller(ctx).edit(
        asInput({
          requestId,
          bookingId: params.id,
          stay: { dropOffAt: change.customer_drop_off_date, pickUpAt: change.customer_collection_date },
          bagsCount: change.bags_number,
          code: change.code,
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
    body: z.object({ booking: z.object({ cancellation_reason: text }).optional() }).optional(),
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
  restRow({
    method: 'POST',
    path: '/payment_intents',
    summary: 'Begin a payment that the browser confirms, for a booking by its id or for a new one',
    tag: 'Payments',
    body: z.object({
      booking: z.union([z.string(), newBooking.extend({ id: text })]),
      payment_intent: z.object({ payment_details: z.object({ payment_method: text }).optional() }).optional(),
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
      const known = typeof booking === 'string' ? booking : booking.id;
      const bookingId = known ?? (typeof booking === 'string' ? '' : (await create(ctx, booking, requestId)).id);
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
    summary: 'Finish a payment; 3-D Secure answers the booking still pending',
    tag: 'Payments',
    params: idParams,
    body: z.object({ booking_id: text }).optional(),
    answer: bookingAnswer,
    fields,
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const requestId = requestIdOf(ctx, idempotencyKey);
      const outcome = await caller(ctx).confirm({ requestId, intentId: params.id, bookingId: body?.booking_id });
      return show(ctx, outcome.bookingId);
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/payment_intents/:id',
    summary: 'Give a failed payment up, with its pending booking',
    tag: 'Payments',
    params: idParams,
    answer: z.object({ success: z.literal(true) }),
    fields,
    handle: async (ctx, { params }) => {
      await caller(ctx).dropIntent({ intentId: params.id });
      return { success: true as const };
    },
  }),
];

/** Within one call a visitor may go on with the session that booking gave them. */
function withOwnSession(ctx: RequestContext): RequestContext {
  if (ctx.viewer.kind !== 'visitor') return ctx;
  let viewer: RequestContext['viewer'] = ctx.viewer;
  return {
    ...ctx,
    get viewer() {
      return viewer;
    },
    credentials: {
      ...ctx.credentials,
      openGuest: (secret, email) => {
        ctx.credentials.openGuest(secret, email);
        viewer = { kind: 'visitor', guestSessionId: hashSecret(secret) };
      },
    },
  };
}
