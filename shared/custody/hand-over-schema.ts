import * as z from 'zod/mini';
import { instantSchema } from '../time/instant-schema.ts';

/** What a person typed or scanned; whether it is a code is answered like an unknown one. */
export const ticketCodeSchema = z.object({ code: z.string().check(z.maxLength(64)) });

/** How a ticket came to the counter: its QR code scanned, its code typed, or chosen on today's list. */
export const waysFound = ['scanned', 'typed', 'listed'] as const;
export type WayFound = (typeof waysFound)[number];

const handOver = {
  bookingId: z.string().check(z.minLength(1, 'required'), z.maxLength(64)),
  /** The same id again is the same hand-over, however often and late it is sent. */
  requestId: z.uuid(),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  /** The numbers on the bags' tags. */
  tags: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(20))).check(z.maxLength(50)),
  ),
  /** A photo of the bags that was uploaded before. */
  photoId: z.optional(z.uuid()),
  /** Absent where a device kept the hand-over before this was asked. */
  found: z.optional(z.enum(waysFound)),
};

/** Bags on the counter. */
export const checkInSchema = z.object({ ...handOver, bagsCount: z.int().check(z.gte(1), z.lte(50)) });

/** Bags handed back, some or all that are inside; where the rest is missing, with a note that says why. */
export const checkOutSchema = z.object({
  ...handOver,
  bagsCount: z.int().check(z.gte(0), z.lte(50)),
  restMissing: z.optional(z.boolean()),
});

/** Whose turn it was on a device that people share; the server looks whether it was. */
const turnId = z.optional(z.string().check(z.maxLength(64)));

/**
 * A hand-over that was made without a network and is sent when there is one again: `personId` made it, at `deviceAt` by
 * the device's clock, set right by the server's.
 */
export const sendSchema = z.object({
  ...handOver,
  personId: z.string().check(z.maxLength(64)),
  kind: z.enum(['in', 'out']),
  bagsCount: z.int().check(z.gte(0), z.lte(50)),
  deviceAt: instantSchema,
  turnId,
});

/** How a person ended a hand-over that was refused when it was sent. */
export const settleSchema = z.object({
  bookingId: handOver.bookingId,
  requestId: handOver.requestId,
  how: z.enum(['seen', 'handedBack', 'askedToBook']),
});

/** The number that is really inside, and why it was another. */
export const correctSchema = z.object({
  bookingId: handOver.bookingId,
  requestId: handOver.requestId,
  bagsCount: z.int().check(z.gte(0), z.lte(50)),
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500)),
});

/** What administration decided with the location about bags that were not fetched for 30 days. */
export const endLeftSchema = z.object({
  bookingId: handOver.bookingId,
  requestId: handOver.requestId,
  note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500)),
});

export const recordSchema = z.object({ bookingId: handOver.bookingId });

/**
 * Takes the last hand-over back: now, or as of `deviceAt`, when a device took back the one with the request id `undoes`
 * of which it did not know whether it had come.
 */
export const undoSchema = z.object({
  bookingId: handOver.bookingId,
  requestId: handOver.requestId,
  undoes: z.optional(z.uuid()),
  deviceAt: z.optional(instantSchema),
  turnId,
});
