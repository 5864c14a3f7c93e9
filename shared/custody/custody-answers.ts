import * as z from 'zod/mini';
import { amountSchema } from '../money/money-schema.ts';
import type { ErrorKey } from '../messages/errors/en.ts';
import { bookingStatuses } from '../booking/states.ts';
import { waysFound } from './hand-over-schema.ts';

const handOver = z.object({ at: z.string(), bags: z.nullable(z.number()) });

/** Today's list of a counter: `TodaysList`. */
export const todayAnswer = z.object({
  locations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      zone: z.string(),
      capacity: z.number(),
      mayPhotograph: z.boolean(),
      /** The ends of its own day. */
      since: z.string(),
      until: z.string(),
      /** In no order. */
      stays: z.array(
        z.object({
          bookingId: z.string(),
          code: z.string(),
          travellerName: z.string(),
          bagsCount: z.int(),
          dropOffAt: z.string(),
          pickUpAt: z.string(),
          /** Where the traveller can be called. */
          phone: z.optional(z.string()),
          /** When its bags were taken in and handed back, and how many. */
          in: z.optional(handOver),
          out: z.optional(handOver),
          isReported: z.optional(z.literal(true)),
        }),
      ),
    }),
  ),
  /** When it was asked, by the server's clock. */
  askedAt: z.string(),
  /** What `hosting.todayNews` is asked with, to hear whether the list still stands. */
  version: z.string(),
});

/** Whether the list still stands. */
export const todayNewsAnswer = z.object({
  /** Whether the list has to be asked for again. */
  isNew: z.boolean(),
  /** When it was asked, by the server's clock. */
  askedAt: z.string(),
});

const verdict = z.enum([
  'canceled',
  'completed',
  'checkIn',
  'checkOut',
  'notPaid',
  'alreadyIn',
  'early',
  'wrongDay',
  'over',
]);

const doubt = z.enum(['inTheFuture', 'tooOld', 'beforeTheLast']);

/** A ticket at the counter. */
export const ticketAnswer = z.object({
  bookingId: z.string(),
  code: z.string(),
  verdict,
  /** When it was asked, by the server's clock. */
  askedAt: z.string(),
  listing: z.object({
    id: z.string(),
    name: z.string(),
    zone: z.string(),
  }),
  travellerName: z.string(),
  bagsCount: z.int(),
  /** When it became what it is, and what it was before; null where it is as it was booked at first. */
  changed: z.nullable(z.object({ at: z.string(), bagsCount: z.int(), dropOffAt: z.string(), pickUpAt: z.string() })),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
  custody: z.object({
    inAt: z.nullable(z.string()),
    inBags: z.nullable(z.number()),
    outAt: z.nullable(z.string()),
    outBags: z.nullable(z.number()),
    /** How many are inside now. */
    inside: z.int(),
    /** The numbers on their tags; fewer than bags where not all were written down. */
    tags: z.array(z.string()),
    /** Who made the last hand-over. */
    byName: z.nullable(z.string()),
  }),
  /** The partner's share of the stay; null for bookings sold before it was kept, and for whom the owner invited. */
  share: z.nullable(amountSchema),
  /** What is owed for bags that were not fetched; null where only the device speaks. */
  owed: z.nullable(amountSchema),
  /** It is for the pick-up that moved on when the door was reported shut, and falls away when the report stands. */
  owedForDoor: z.boolean(),
  /** Bags that the location has room for at this moment. */
  room: z.number(),
  /** By how many bags it is over what it takes at this moment. */
  over: z.int(),
  /** Today at the location: the date, and when it is open, in minutes of the day; null where only the device speaks. */
  day: z.nullable(
    z.object({
      date: z.string(),
      open: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
        }),
      ),
    }),
  ),
  /** What the person may do besides checking in and out. */
  may: z.object({
    correct: z.boolean(),
    photograph: z.boolean(),
  }),
});

const disagreement = z.object({
  result: z.literal('refused'),
  reason: z.custom<ErrorKey>((key) => typeof key === 'string'),
  verdict: z.nullable(verdict),
  doubt: z.nullable(doubt),
  status: z.enum(bookingStatuses),
  bagsCount: z.int(),
  canceledAt: z.nullable(z.string()),
  inAt: z.nullable(z.string()),
  inBags: z.nullable(z.number()),
  outAt: z.nullable(z.string()),
  outBags: z.nullable(z.number()),
  /** Who made the last hand-over; null where there was none. */
  byName: z.nullable(z.string()),
});

/** What became of a hand-over that a device sent later. */
export const sentAnswer = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('done'),
  }),
  disagreement,
]);

/** Hand-overs that were refused and no one has ended. */
export const refusedAnswer = z.array(
  z.object({
    bookingId: z.string(),
    requestId: z.string(),
    personId: z.string(),
    personName: z.string(),
    code: z.string(),
    zone: z.string(),
    travellerName: z.string(),
    phone: z.nullable(z.string()),
    kind: z.enum(['in', 'out']),
    bagsCount: z.int(),
    deviceAt: z.string(),
    answeredAt: z.string(),
    disagreement,
  }),
);

/** All hand-overs of a booking. */
export const recordAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['in', 'out', 'undo', 'correction']),
      bagsCount: z.int(),
      happenedAt: z.string(),
      deviceAt: z.nullable(z.string()),
      userName: z.string(),
      note: z.nullable(z.string()),
      /** Bags that the counter said are missing, of a hand-over out. */
      missingBags: z.nullable(z.int()),
      tags: z.nullable(z.array(z.string())),
      photoId: z.nullable(z.string()),
      found: z.nullable(z.enum(waysFound)),
      undoesId: z.nullable(z.string()),
      hash: z.string(),
    }),
  ),
  code: z.string(),
  location: z.object({
    name: z.string(),
    address: z.string(),
    zone: z.string(),
  }),
  bagsCount: z.int(),
  dropOffAt: z.string(),
  pickUpAt: z.string(),
});
