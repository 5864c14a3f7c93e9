import * as z from 'zod/mini';

/** What became of a payment. */
export const payAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['confirmed', 'processing']), bookingId: z.string() }),
  z.object({
    status: z.literal('requires_action'),
    bookingId: z.string(),
    intentId: z.string(),
    clientSecret: z.string(),
  }),
]);

/** A payment that the browser confirms with the provider. */
export const intentAnswer = z.object({
  bookingId: z.string(),
  paymentId: z.string(),
  intentId: z.string(),
  clientSecret: z.string(),
});
