import { z } from 'zod';
import { newId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { type bookingAnswer, bookingToRest } from './booking.rest-schema.ts';
import { bookingRouter } from './booking.router.ts';
import { derivedId } from './derived-id.ts';
import { scopeOf } from './orders/guest-access.ts';

export const caller = createCallerFactory(bookingRouter);
export const text = z.string().optional();

/** Inputs are checked by the procedures; here they only get their names. */
export const asInput = <T>(value: unknown): T => value as T;

export const fields = {
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
export const requestIdOf = (ctx: RequestContext, key: string | null): string =>
  key === null ? newId() : derivedId('rest', ctx.viewer.kind === 'visitor' ? ctx.ip : scopeOf(ctx), key);

const person = z.object({ email: text, first_name: text, last_name: text, phone_number: text });

export const newBooking = z.object({
  listing_id: text,
  customer_drop_off_date: text,
  customer_collection_date: text,
  bags_number: z.coerce.number().optional(),
  code: text,
  user: person.optional(),
});

/** Books under the documented names. */
export function create(ctx: RequestContext, body: z.output<typeof newBooking>, requestId: string) {
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
export async function show(ctx: RequestContext, bookingId: string): Promise<z.output<typeof bookingAnswer>> {
  return bookingToRest(await caller(ctx).get({ bookingId }), ctx.deps.config.siteUrl);
}

export const idParams = z.object({ id: z.string() });

/** Within one call a visitor may go on with the session that booking gave them. */
export function withOwnSession(ctx: RequestContext): RequestContext {
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
