import { Instant } from '@js-joda/core';
import * as z from 'zod/mini';
import { dayOfDate } from '../time/local-time.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));
const person = z.object({
  email: optional(text(320)),
  firstName: optional(text(200)),
  fullName: optional(text(200)),
  preferredLanguage: optional(text(20)),
});
const rental = z.object({
  _id: optional(text(100)),
  title: optional(text(300)),
  nickname: optional(text(300)),
  timezone: optional(text(64)),
  address: optional(z.object({ lat: optional(z.number()), lng: optional(z.number()) })),
});

const reservation = z.object({
  _id: text(100).check(z.minLength(1)),
  status: optional(text(50)),
  checkIn: optional(text(40)),
  checkInDateLocalized: optional(text(40)),
  createdAt: optional(text(40)),
  lastUpdatedAt: optional(text(40)),
  listingId: optional(text(100)),
  guestId: optional(text(100)),
  guest: optional(person),
  listing: optional(rental),
});

/** A reservation as Guesty tells of it: the events of before carry guest and rental, the newer ones their ids only. */
export const guestyEventSchema = z.object({
  event: text(100),
  publishedAt: optional(text(40)),
  reservation,
});
export type GuestyEvent = z.output<typeof guestyEventSchema>;

/** What of it is kept; `null` for what it does not say. */
export interface ToldReservation {
  readonly reservationId: string;
  readonly status: string | null;
  readonly guestEmail: string | null;
  readonly guestName: string | null;
  readonly guestLanguage: 'en' | 'fr' | 'es' | null;
  readonly rentalId: string | null;
  readonly rentalName: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Local date, `YYYY-MM-DD`, where it is sent as one. */
  readonly arrivesOn: string | null;
  /** Where it is sent as an instant: which date that is depends on the zone. */
  readonly arrivesAt: Instant | null;
  /** The rental's zone, as it is sent. */
  readonly timeZone: string | null;
  readonly madeAt: Instant | null;
  readonly changedAt: Instant | null;
}

function instantOf(typed: string | null | undefined): Instant | null {
  const at = Date.parse(typed ?? '');
  return Number.isNaN(at) ? null : Instant.ofEpochMilli(at);
}

function dateOf(typed: string): string | null {
  try {
    dayOfDate(typed);
    return typed;
  } catch {
    return null;
  }
}

/** What an instant ends with, and a local time does not. */
const OFFSET = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Everything of an event that a mail to its guest needs. */
export function toldReservation({ reservation: told, publishedAt }: GuestyEvent): ToldReservation {
  const { guest, listing } = told;
  const email = guest?.email?.trim() ?? '';
  const language = guest?.preferredLanguage?.slice(0, 2).toLowerCase();
  const arrival = told.checkIn ?? '';
  const isInstant = OFFSET.test(arrival);
  const date = told.checkInDateLocalized ?? (isInstant ? '' : arrival.slice(0, 10));
  const { lat, lng } = listing?.address ?? {};
  const isPlace = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return {
    reservationId: told._id,
    status: told.status ?? null,
    guestEmail: EMAIL.test(email) ? email : null,
    guestName: guest?.firstName ?? guest?.fullName ?? null,
    guestLanguage: language === 'fr' || language === 'es' || language === 'en' ? language : null,
    rentalId: listing?._id ?? told.listingId ?? null,
    rentalName: listing?.nickname ?? listing?.title ?? null,
    latitude: isPlace ? lat : null,
    longitude: isPlace ? lng : null,
    arrivesOn: dateOf(date),
    arrivesAt: isInstant ? instantOf(arrival) : null,
    timeZone: listing?.timezone ?? null,
    madeAt: instantOf(told.createdAt),
    changedAt: instantOf(publishedAt ?? told.lastUpdatedAt),
  };
}
