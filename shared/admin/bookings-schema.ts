import * as z from 'zod/mini';
import { bookingStates, dayViews, dropOffSpans } from './lists.ts';
import { shareChoices } from '../booking/refund-plan.ts';

const MAX_ROWS = 100;

/** A page of bookings, the latest drop-off first; `after` is the id of the last one shown. */
export const listBookingsSchema = z.object({
  /** A code with or without `CLK-`, or a piece of a name, an e-mail address or a location's name. */
  text: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  state: z.optional(z.enum(bookingStates)),
  dropOff: z._default(z.enum(dropOffSpans), 'any'),
  /** The day as operations look at it: what has to happen first comes first, instead of the latest drop-off. */
  day: z.optional(z.enum(dayViews)),
  city: z.optional(z.string().check(z.maxLength(100))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Bookings of one person. */
  userId: z.optional(z.uuid()),
  /** Bookings of one location. */
  listingId: z.optional(z.uuid()),
  after: z._default(z.nullable(z.uuid()), null),
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_ROWS)), 25),
});

/** The same search as a file. */
export const exportFoundSchema = z.omit(listBookingsSchema, { after: true, limit: true });

/** By its id or its code, with or without `CLK-`. */
export const bookingSchema = z.object({ booking: z.string().check(z.minLength(6), z.maxLength(40)) });

/** Why money goes back: each has a text for the traveller and one for the partner. */
export const refundReasons = ['shopClosed', 'shopLate', 'bagDamaged', 'travellerAsked', 'twice', 'goodwill'] as const;
export type RefundReason = (typeof refundReasons)[number];

const minorUnits = z.int().check(z.gte(0));

/** What is done with the money of an order: it stays a booking, or is one no more. */
const moneyActs = ['refund', 'cancel'] as const;
export type MoneyAct = (typeof moneyActs)[number];

/** What giving an amount back, or cancelling with it, would do; unless said otherwise the latter where it can be; `minor` in minor units of the order's currency. */
export const previewRefundSchema = z.object({
  bookingId: z.uuid(),
  minor: minorUnits,
  share: z.enum(shareChoices),
  act: z.optional(z.enum(moneyActs)),
});

/** What the booking's `seen` was when it was decided: changed meanwhile, nothing is done. Scripts may leave it out. */
const seen = z.optional(z.string().check(z.maxLength(40)));

const decision = {
  bookingId: z.uuid(),
  share: z.enum(shareChoices),
  reason: z.enum(refundReasons),
  /** What the traveller reads, in their language. */
  note: z.string().check(z.trim(), z.maxLength(500)),
  /** What the order held when it was decided: changed meanwhile, nothing is done. */
  held: minorUnits,
  seen,
  requestId: z.uuid(),
};

export const refundSchema = z.object({ ...decision, minor: z.int().check(z.gte(1)) });
export const cancelWithRefundSchema = z.object({ ...decision, minor: minorUnits });

export const placesForBookingSchema = z.object({ bookingId: z.uuid() });

/** Offers a booking's traveller one of the places that `places` named. */
export const offerPlaceSchema = z.object({ bookingId: z.uuid(), placeId: z.uuid(), seen, requestId: z.uuid() });

export const decideProposalSchema = z.object({ bookingId: z.uuid(), proposalId: z.uuid(), seen });

/** What becomes of a share that waits: the partner gets it, or the house keeps it. */
export const decideShareSchema = z.object({ bookingId: z.uuid(), outcome: z.enum(['given', 'refused']) });

/** Why the messages of an order are read; it stays in the audit log. */
export const readTalkSchema = z.object({
  bookingId: z.uuid(),
  why: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500)),
});

export const askProviderSchema = z.object({ bookingId: z.uuid() });

/** What the card provider says of a booking that waits for its payment: settled now, or nothing that settles it. */
export const providerWords = ['paid', 'notPaid', 'waits'] as const;
