import * as z from 'zod/mini';
import { guestSchema } from '../contact/contact-schema.ts';
import { couponCodeSchema } from '../pricing/price-schema.ts';
import { bagsCountSchema, instantSchema, staySchema } from '../availability/stay-schema.ts';

/** Made by the client once per intention: the same id again is the same request, answered the same. */
const requestIdSchema = z.uuid();

/** Another person's or an unknown id answers 404; only a text that is no id is refused here. */
const bookingIdSchema = z.string().check(z.minLength(1, 'required'), z.maxLength(64));

const moneySchema = z.object({
  minor: z.int().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'invalidFormat')),
});

const reasonSchema = z.string().check(z.trim(), z.maxLength(500));

const cardId = z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(255)));

/** How to pay: one of the ids. */
export const cardSchema = z.object({
  cardToken: cardId,
  paymentMethodId: cardId,
  savedCardId: cardId,
  /** Whether the provider keeps a new card for next time; left out it does. Guests' cards are never kept. */
  keepCard: z.optional(z.boolean()),
});

/** A card within a booking or change. */
const ownPaymentSchema = z.extend(cardSchema, {
  /** Names the payment by itself; left out, the whole request's id does. */
  requestId: z.optional(requestIdSchema),
});

export const createBookingSchema = z.object({
  requestId: requestIdSchema,
  /** Id or slug. */
  listing: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  stay: staySchema,
  bagsCount: bagsCountSchema,
  code: z.optional(couponCodeSchema),
  /** The whole price that was shown; another one is answered with 409 and the new quote. */
  expectedTotal: z.optional(moneySchema),
  guest: z.optional(guestSchema),
  /** Books although the person has an order at this location in this time; else it is answered with 409 and that order. */
  allowDuplicate: z.optional(z.boolean()),
  /** The widget on a person's site that it came from; one that is not known counts nothing. */
  widget: z.optional(z.string().check(z.maxLength(40))),
  /** Pays in the same call. Bookings of many bags or days, and those of a great part of a location, need it. */
  card: z.optional(ownPaymentSchema),
});

/** The new stay of a booking; what is left out stays as it is. */
export const changeSchema = z.object({
  bookingId: bookingIdSchema,
  stay: z.optional(z.object({ dropOffAt: z.optional(instantSchema), pickUpAt: z.optional(instantSchema) })),
  bagsCount: z.optional(bagsCountSchema),
  /** Left out keeps the discount; an empty one gives it up. */
  code: z.optional(couponCodeSchema),
  /** Id or slug, where the client names it: a booking stays at its location. */
  listing: z.optional(z.string().check(z.maxLength(200))),
});

export const editBookingSchema = z.extend(changeSchema, {
  requestId: requestIdSchema,
  expectedTotal: z.optional(moneySchema),
  /** Pays the difference at once where the new stay is dearer. */
  card: z.optional(ownPaymentSchema),
});

export const payBookingSchema = z.extend(cardSchema, { requestId: requestIdSchema, bookingId: bookingIdSchema });

export const startIntentSchema = z.object({
  requestId: requestIdSchema,
  bookingId: bookingIdSchema,
  paymentMethodId: cardId,
});

export const intentSchema = z.object({
  /** The provider's id of the intent. */
  intentId: z.string().check(z.minLength(1, 'required'), z.maxLength(255)),
  bookingId: z.optional(bookingIdSchema),
});

export const confirmIntentSchema = z.extend(intentSchema, { requestId: requestIdSchema });

export const cancelBookingSchema = z.object({
  requestId: requestIdSchema,
  bookingId: bookingIdSchema,
  reason: z.optional(reasonSchema),
});

export const bookingRefSchema = z.object({ bookingId: bookingIdSchema });

/** The offer of another location, and what the traveller makes of it. */
export const moveAnswerSchema = z.object({
  requestId: requestIdSchema,
  bookingId: bookingIdSchema,
  offerId: bookingIdSchema,
});

export const bookingKeySchema = z.object({
  bookingId: bookingIdSchema,
  key: z.string().check(z.minLength(1, 'required'), z.maxLength(100)),
});

export const bookingPageSchema = z.object({
  page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
  /** With attempts that were never paid, which are no bookings to people. */
  attempts: z._default(z.boolean(), false),
});

/** How many of the orders that are over, the newest first. */
export const pastOrdersSchema = z.object({ most: z.int().check(z.gte(1), z.lte(1000)) });

export const reviewSchema = z.object({
  bookingId: bookingIdSchema,
  key: z.optional(z.string().check(z.maxLength(100))),
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.trim(), z.maxLength(1000)),
});
