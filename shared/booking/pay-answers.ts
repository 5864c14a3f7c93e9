import * as z from 'zod/mini';

const paidAnswer = z.object({ status: z.enum(['confirmed', 'processing']), bookingId: z.string() });

/** The payer's bank asks for something first. */
const actionAnswer = z.object({
  status: z.literal('requires_action'),
  bookingId: z.string(),
  intentId: z.string(),
  clientSecret: z.string(),
});

/** What became of a payment. */
export const payAnswer = z.discriminatedUnion('status', [paidAnswer, actionAnswer]);

/** A payment that the browser confirms with the provider. */
export const intentAnswer = z.object({
  bookingId: z.string(),
  paymentId: z.string(),
  intentId: z.string(),
  clientSecret: z.string(),
});

/** Names an order. */
export const bookingIdAnswer = z.object({ bookingId: z.string() });

/** The booking that takes, or waits to take, the old one's place. */
const booking = z.object({ id: z.string() });

/** What became of a change. */
export const changeAnswer = z.discriminatedUnion('status', [
  z.extend(paidAnswer, { booking }),
  z.extend(actionAnswer, { booking }),
  z.object({ status: z.literal('requires_payment'), bookingId: z.string(), booking }),
]);
