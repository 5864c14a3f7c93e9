import { z } from 'zod';
import { unchecked } from '#server/platform/rest/rest-row.ts';
import { moment, optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { type bookingAnswer, bookingToRest } from './booking.rest-schema.ts';
import { bookingRouter } from './booking.router.ts';

export const caller = createCallerFactory(bookingRouter);
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

const person = z.object({
  email: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  phone_number: optionalText,
});

export const newBooking = z.object({
  listing_id: z.string(),
  customer_drop_off_date: moment.meta({
    description: 'Start of the stay, whole minutes, with offset, such as `2026-11-21T10:00-05:00`.',
  }),
  customer_collection_date: moment.meta({
    description: 'End of the stay. The location must be open at both ends.',
  }),
  bags_number: z.int(),
  code: optionalText,
  allow_duplicate: z.boolean().optional().meta({
    description:
      'Book although there is an order of yours at this location in this time, which else is answered with 409',
  }),
  user: person.optional(),
});

/** Books under the documented names. */
export function create(ctx: RequestContext, body: z.output<typeof newBooking>, requestId: string, cardToken?: string) {
  const { user } = body;
  const guest = user && {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name ?? '',
    phoneNumber: user.phone_number,
  };
  return caller(ctx).create(
    unchecked({
      requestId,
      listing: body.listing_id,
      stay: { dropOffAt: body.customer_drop_off_date, pickUpAt: body.customer_collection_date },
      bagsCount: body.bags_number,
      code: body.code,
      allowDuplicate: body.allow_duplicate,
      ...(cardToken ? { card: { cardToken } } : {}),
      ...(ctx.viewer.kind === 'visitor' && guest ? { guest } : {}),
    }),
  );
}

/** A visitor's context opens what they booked a moment ago, before their next request carries the session. */
export async function show(ctx: RequestContext, bookingId: string): Promise<z.output<typeof bookingAnswer>> {
  return bookingToRest(await caller(ctx).get({ bookingId }), ctx.deps.config.siteUrl);
}
