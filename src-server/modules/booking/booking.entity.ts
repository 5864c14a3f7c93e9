import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Language } from '#shared/messages/text.ts';
import { column } from '#server/platform/db/columns.ts';
import type { Quote } from '#shared/pricing/quote.ts';

/**
 * A quote as it is stored with a booking: with the partner's share of storage at the time, which is no one else's
 * business. Bookings from before anything was waived have no word of it.
 */
export interface SoldQuote extends Omit<Quote, 'waived'> {
  readonly waived?: Quote['waived'];
  partnerShareMillionths?: number;
}

/** What lasts: a traveller's order, of which a booking is one version. See docs/decisions/orders.md. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    /** That of its first booking. */
    id: column.id(),
    code: column.text(),
    userId: column.ref(),
    /** The version in force; of an order that was never paid its first. */
    currentBookingId: column.ref(),
    /** The location changed its hours under it: until the first check-in it may be cancelled free of charge. */
    penaltyFree: column.flag(),
    /** The first check-in that stands. */
    checkedInAt: column.instant().nullable(),
    /** The most bags that were inside at once. */
    checkedInBags: column.int().nullable(),
    /** When the last bag left. */
    checkedOutAt: column.instant().nullable(),
    /** Bags handed back that did not come again. */
    checkedOutBags: column.int().nullable(),
    bagsInside: column.int(),
    /** Bags that the counter said are missing. */
    missingBags: column.int(),
    /** Where its bags are, or were. */
    insideListingId: column.ref().nullable(),
    createdAt: column.instant(),
  },
});
export type Order = InferEntity<typeof Order>;

/** A stay that was asked for: see docs/decisions/bookings.md for its states. */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    id: column.id(),
    /** The order that this is a version of; 1 is the first. */
    orderId: column.ref(),
    version: column.int(),
    /** The order's code as it was when this was made; every code ever given leads to the order. */
    code: column.text(),
    listingId: column.ref(),
    userId: column.ref(),
    status: column.text().$type<'pending' | 'confirmed' | 'completed' | 'canceled'>(),
    dropOffAt: column.instant(),
    pickUpAt: column.instant(),
    /** The local times that were sold, `YYYY-MM-DDTHH:MM`, their zone, and the rules of zones that reckoned them. */
    dropOffLocal: column.text().nullable(),
    pickUpLocal: column.text().nullable(),
    timeZone: column.text().nullable(),
    zoneRules: column.text().nullable(),
    /** How often its instants moved with the clock of its zone. */
    clockMoves: column.int(),
    bagsCount: column.int(),
    firstName: column.text(),
    lastName: column.text(),
    email: column.text(),
    phoneNumber: column.text().nullable(),
    language: column.text().$type<Language>(),
    /** What it was sold at, whole. */
    quote: column.json<SoldQuote>(),
    currency: column.text(),
    totalMinor: column.minor(),
    couponId: column.ref().nullable(),
    /** Set exactly while pending, by the database's clock; past it the hold lets go of its bags by itself. */
    holdExpiresAt: column.instant().nullable(),
    /** The location offered its traveller this other place; only once they took it is it an order. */
    offeredAt: column.instant().nullable(),
    cancellationReason: column.text().nullable(),
    paymentMessage: column.text().nullable(),
    confirmedAt: column.instant().nullable(),
    completedAt: column.instant().nullable(),
    canceledAt: column.instant().nullable(),
    createdAt: column.instant(),
    /** The process's instant of the last write. */
    updatedAt: column.instant(),
  },
});
export type Booking = InferEntity<typeof Booking>;

export const Review = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: column.id(),
    bookingId: column.ref(),
    listingId: column.ref(),
    authorName: column.text(),
    rating: column.int(),
    text: column.text(),
    /** The location's answer, once. */
    replyText: column.text().nullable(),
    repliedAt: column.instant().nullable(),
    createdAt: column.instant(),
  },
});

/** Who holds a pending booking, for the limits on unpaid holds; kept no longer than it waits. */
export const UnpaidHold = defineEntity({
  name: 'UnpaidHold',
  tableName: 'unpaid_holds',
  properties: {
    bookingId: p.uuid().primary(),
    /** Account or guest session; null for a visitor without one. */
    visitor: column.text().nullable(),
    addressBlock: column.text(),
    email: column.text(),
  },
});
