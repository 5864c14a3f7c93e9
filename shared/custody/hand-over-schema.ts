import * as z from 'zod/mini';

/** What somebody typed or scanned; whether it is a code is answered like an unknown one. */
export const ticketCodeSchema = z.object({ code: z.string().check(z.maxLength(64)) });

const handOver = {
  bookingId: z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
  /** The same id again is the same hand-over, however often and late it is sent. */
  requestId: z.uuid(),
  /** When it happened by the device's clock, where it was made without a network; kept, never judged by. */
  deviceAt: z.optional(z.iso.datetime({ offset: true })),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
};

/** Bags on the counter. */
export const checkInSchema = z.object({ ...handOver, bagsCount: z.int().check(z.gte(1), z.lte(50)) });

/** Bags handed back; fewer than are inside need a note that says why. */
export const checkOutSchema = z.object({ ...handOver, bagsCount: z.int().check(z.gte(0), z.lte(50)) });

/** The number that is really inside, and why it was another. */
export const correctSchema = z.object({
  bookingId: handOver.bookingId,
  requestId: handOver.requestId,
  bagsCount: z.int().check(z.gte(1), z.lte(50)),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500)),
});

export const recordSchema = z.object({ bookingId: handOver.bookingId });

export const undoSchema = z.object({ bookingId: handOver.bookingId, requestId: handOver.requestId });
