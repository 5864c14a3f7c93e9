import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { column } from '#server/platform/db/columns.ts';

export const BusinessType = defineEntity({
  name: 'BusinessType',
  tableName: 'business_types',
  properties: { id: column.id(), type: column.text(), position: column.int() },
});

export type ListingStatus = 'active' | 'waiting_for_approve' | 'inactive';

/**
 * One storage location. `rules`, `weekOpen`, `shut` and `opened` are the packed copy of its opening rules, which
 * `repack-opening.ts` rebuilds in the transaction that changes them; `listing-state.ts` keeps `published` and `bookable`.
 */
export const Listing = defineEntity({
  name: 'Listing',
  tableName: 'listings',
  properties: {
    id: column.id(),
    slug: column.text(),
    ownerId: column.ref(),
    name: column.text(),
    alternativeName: column.text().nullable(),
    address: column.text(),
    cityName: column.text(),
    region: column.text().nullable(),
    country: column.text(),
    postalCode: column.text().nullable(),
    latitude: p.double(),
    longitude: p.double(),
    /** Web Mercator metres as `(x,y)`. */
    position: p.string().columnType('point').$type<string>(),
    timeZone: column.text(),
    gmapsLink: column.text().nullable(),
    emergencyPhone: column.text().nullable(),
    notificationsEmail: column.text().nullable(),
    bookingsNotificationsEnabled: column.flag(),
    businessTypeId: column.ref().nullable(),
    storagePlaceType: column.text().$type<'shop' | 'hotel' | 'other'>(),
    maxCapacity: column.int(),
    additionalInformation: column.text().nullable(),
    note: column.text().nullable(),
    status: column.text().$type<ListingStatus>(),
    availableFullTime: column.flag(),
    published: column.flag(),
    /** Whether travellers have ever found it: names, address and pictures change by request from then on. */
    wasPublished: column.flag(),
    bookable: column.flag(),
    /** Since when an administrator takes no more bookings here, and why. */
    stoppedAt: column.instant().nullable(),
    stoppedBecause: column.text().nullable(),
    rules: column.json<Pick<OpeningRules, 'weekly' | 'special' | 'closures'>>(),
    weekOpen: p.string().columnType('int4multirange').$type<string>(),
    shut: p.string().columnType('tsmultirange').$type<string>(),
    opened: p.string().columnType('tsmultirange').$type<string>(),
    ratingSum: column.int(),
    reviewsCount: column.int(),
    pricePerHour: column.minor().nullable(),
    maxPrice: column.minor().nullable(),
    overnightFee: column.minor().nullable(),
    handlingFee: column.minor().nullable(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
  },
});
export type Listing = InferEntity<typeof Listing>;

export const ListingImage = defineEntity({
  name: 'ListingImage',
  tableName: 'listing_images',
  properties: { id: column.id(), listingId: column.ref(), fileId: column.ref(), position: column.int() },
});

/** `day` is 1 for Monday to 7 for Sunday; minutes since local midnight. */
export const WeeklySlotRow = defineEntity({
  name: 'WeeklySlotRow',
  tableName: 'weekly_slots',
  properties: {
    id: column.id(),
    listingId: column.ref(),
    day: column.int(),
    fromMinute: column.int(),
    toMinute: column.int(),
  },
});

export const SpecialDayRow = defineEntity({
  name: 'SpecialDayRow',
  tableName: 'special_days',
  properties: {
    id: column.id(),
    listingId: column.ref(),
    date: column.date(),
    closed: column.flag(),
    replaces: column.flag(),
  },
});

export const SpecialSlotRow = defineEntity({
  name: 'SpecialSlotRow',
  tableName: 'special_slots',
  properties: { id: column.id(), specialDayId: column.ref(), fromMinute: column.int(), toMinute: column.int() },
});

export const ClosurePeriodRow = defineEntity({
  name: 'ClosurePeriodRow',
  tableName: 'closure_periods',
  properties: { id: column.id(), listingId: column.ref(), fromDate: column.date(), toDate: column.date() },
});

export const Discount = defineEntity({
  name: 'Discount',
  tableName: 'discounts',
  properties: {
    id: column.id(),
    listingId: column.ref(),
    name: column.text(),
    percentage: p.decimal('number'),
    appliedTo: column.text(),
  },
});

/** What of a location is to be otherwise and is checked before travellers see it; a pin comes with its address. */
export interface RequestedChanges {
  readonly name?: string;
  readonly alternativeName?: string;
  readonly address?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** All photos that there shall be, by their files. */
  readonly imageIds?: readonly string[];
}

export const ChangeRequest = defineEntity({
  name: 'ChangeRequest',
  tableName: 'change_requests',
  properties: {
    id: column.id(),
    listingId: column.ref(),
    requestedBy: column.ref(),
    changes: column.json<RequestedChanges>(),
    status: column.text().$type<'waiting' | 'approved' | 'refused'>(),
    decidedBy: column.ref().nullable(),
    decidedAt: column.instant().nullable(),
    /** Why it was refused, for the partner to read. */
    reason: column.text().nullable(),
    createdAt: column.instant(),
  },
});
