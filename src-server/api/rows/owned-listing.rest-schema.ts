import { plainAverage } from '#shared/reviews/average.ts';
import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { compileOpening } from '#shared/availability/opening.ts';
import { add } from '#shared/money/arithmetic.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { type ownListing, preferences, preferencesToRest } from '#server/modules/partner/partner.module.ts';
import { openHours, openHoursAnswer } from '#server/modules/search/search.module.ts';
import { amount, moment, pagination } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { HostedView } from '#server/modules/booking/booking.module.ts';

type OwnListing = Awaited<ReturnType<typeof ownListing>>;

export const ownedListing = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    alternative_name: z.string().nullable(),
    address: z.string(),
    postal_code: z.string().nullable(),
    city_name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    gmaps_link: z.string().nullable(),
    emergency_phone: z.string().nullable(),
    notifications_email: z.string().nullable(),
    bookings_notifications_enabled: z.boolean(),
    business_type_id: z.string().nullable(),
    business_type: z.string().nullable(),
    storage_place_type: z.string(),
    max_capacity: z.int(),
    additional_information: z.string().nullable(),
    preferences,
    images: z.array(z.object({ url: z.string() })),
    timezone: z.string(),
    status: z.string().meta({ description: "'waiting_for_approve' while a change of it waits to be approved" }),
    pending_changes: z
      .array(z.string())
      .meta({ description: 'Which of its fields wait to be approved; until then travellers see the old ones' }),
    refused_reason: z.string().nullable().meta({ description: 'Why the last change was not approved' }),
    published: z.boolean(),
    bookable: z.boolean(),
    available_full_time: z.boolean(),
    time_slots_with_special_hours: openHoursAnswer,
    average_rating: z.number().nullable(),
    reviews_count: z.int(),
  })
  .meta({ id: 'OwnedListing' });

const changeNames: Readonly<Record<string, string>> = {
  alternativeName: 'alternative_name',
  imageIds: 'image',
};

/** A location as its owner sees it, under the documented names. */
export function ownedListingToRest({ deps }: RequestContext, view: OwnListing): z.output<typeof ownedListing> {
  const opening = compileOpening(view.rules);
  return {
    id: view.id,
    slug: view.slug,
    name: view.legalName,
    alternative_name: view.alternativeName,
    address: view.address,
    postal_code: view.postalCode,
    city_name: view.cityName,
    latitude: view.latitude,
    longitude: view.longitude,
    gmaps_link: view.mapsLink,
    emergency_phone: view.phone,
    notifications_email: view.notificationsEmail,
    bookings_notifications_enabled: view.bookingsNotificationsEnabled,
    business_type_id: view.businessTypeId,
    business_type: view.businessType,
    storage_place_type: view.placeType,
    max_capacity: view.maxCapacity,
    additional_information: view.additionalInformation,
    preferences: preferencesToRest(view.amenities),
    images: view.imageUrls.map((url) => ({ url: `${deps.config.siteUrl}${url}` })),
    timezone: view.rules.zone,
    status: view.status,
    pending_changes: (view.pending?.fields ?? []).map((field) => changeNames[field] ?? field),
    refused_reason: view.refused?.reason ?? null,
    published: view.isPublished,
    bookable: view.isBookable,
    available_full_time: view.rules.availableFullTime,
    time_slots_with_special_hours: openHours(opening, localDateOf(opening.zone, deps.clock.now())),
    average_rating: plainAverage(view.starsCount, view.reviewsCount),
    reviews_count: view.reviewsCount,
  };
}

const hostedBooking = z
  .object({
    id: z.string(),
    booking_code: z.string(),
    status: z.enum(['confirmed', 'started', 'completed', 'canceled']),
    bags_number: z.int(),
    user_name: z.string(),
    customer_drop_off_date: moment,
    customer_collection_date: moment,
    price: amount.meta({ description: 'What the traveller pays' }),
    partner_share: amount.nullable().meta({ description: 'What the partner earns; null for the oldest bookings' }),
    refunded_amount: amount.meta({ description: 'What goes back of a canceled one, also before it has left' }),
    checked_in_at: z.string().nullable(),
    checked_out_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'HostedBooking' });

/** A location with a page of its bookings. */
export const bookedListing = ownedListing
  .extend({ bookings: z.array(hostedBooking), bookings_pagination: pagination })
  .meta({ id: 'BookedListing' });

/** A booking as the partner sees it, under the documented names; times with the offset of its location. */
export function hostedBookingToRest(view: HostedView): z.output<typeof hostedBooking> {
  const zone = zoneOf(view.zone);
  const local = (iso: string) => toIsoInZone(Instant.parse(iso), zone);
  return {
    id: view.id,
    booking_code: view.code,
    status: view.status,
    bags_number: view.bagsCount,
    user_name: view.travellerName,
    customer_drop_off_date: local(view.dropOffAt),
    customer_collection_date: local(view.pickUpAt),
    price: toRestAmount(view.total),
    partner_share: view.share === null ? null : toRestAmount(view.share),
    refunded_amount: toRestAmount(add(view.paidBack, view.toPayBack)),
    checked_in_at: view.inAt === null ? null : local(view.inAt),
    checked_out_at: view.outAt === null ? null : local(view.outAt),
    created_at: local(view.createdAt),
  };
}
