import * as z from 'zod/mini';
import { isDate } from '../time/local-time.ts';

export const bookingSorts = ['dropOffAsc', 'dropOffDesc', 'pickUpAsc', 'pickUpDesc'] as const;

const hostedStates = ['confirmed', 'started', 'completed', 'canceled'] as const;
/** What a partner sees of a booking's state; started is one whose drop-off has passed. */
export type HostedState = (typeof hostedStates)[number];

/** Which bookings by where their bags are: to come, in store, in store after the pick-up, and not in store. */
export const bagStates = ['expected', 'inside', 'late', 'notInside'] as const;
export type BagState = (typeof bagStates)[number];

/** A real date, `YYYY-MM-DD`. */
const localDateSchema = z.string().check(z.refine(isDate, 'invalidFormat'));

const listingId = z.string().check(z.maxLength(64));

/** Which bookings: what is left out filters nothing. */
const filter = {
  /** One of the partner's locations. */
  listingId: z.optional(listingId),
  /** Part of a traveller's name or of a code; empty for all. */
  search: z.string().check(z.trim(), z.maxLength(80)),
  sort: z.enum(bookingSorts),
  /** A day, by the location's calendar, on which bags come or go. Needs the location. */
  date: z.optional(localDateSchema),
  /** Where its bags are. */
  bags: z.optional(z.enum(bagStates)),
};

/** Bookings ten at a time; `cursor` is how many were shown already. */
export const hostedBookingsSchema = z.object({
  ...filter,
  when: z.enum(['upcoming', 'past', 'all']),
  /** The year of the drop-off, by the location's calendar. Needs the location. */
  year: z.optional(z.int().check(z.gte(2000), z.lte(3000))),
  cursor: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
});

/** All bookings of one location by numbered pages, for machines. */
export const bookingPageSchema = z.object({
  listingId,
  sort: z.enum(bookingSorts),
  page: z.int().check(z.gte(1), z.lte(10_000)),
  perPage: z.int().check(z.gte(1), z.lte(100)),
});

export const bookingsFileSchema = z.object(filter);

/** What the location cancels: all goes back. */
export const cancelHostedSchema = z.object({
  bookingId: z.uuid(),
  /** Why, for the traveller; empty for the product's own words. */
  reason: z.string().check(z.trim(), z.maxLength(200)),
  requestId: z.uuid(),
});

export const hostedBookingSchema = z.object({ bookingId: z.string().check(z.maxLength(64)) });

export const bookingYearsSchema = z.object({ listingId });

/** The version of the list of today that is kept. */
export const todayNewsSchema = z.object({ version: z.string().check(z.maxLength(80)) });

/** The week from a date on. */
export const storeWeekSchema = z.object({ listingId, from: localDateSchema });
