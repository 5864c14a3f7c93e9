import { fullName } from '#shared/contact/full-name.ts';
import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { formatClock12 } from '#shared/time/wall-clock.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { toIsoInZone } from '#shared/time/instants.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { preferences, preferencesToRest } from '#server/modules/partner/partner.module.ts';
import { amount } from '#server/platform/rest/wire-schema.ts';
import type { OrderView } from './orders/order.view.ts';

const moment = z.string().meta({ description: "With the offset of the listing's zone" });

const bookingListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  alternative_name: z.string().nullable(),
  address: z.string(),
  city_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  storage_place_type: z.string(),
  business_type: z.string().nullable(),
  images: z.array(z.object({ url: z.string() })),
  gmaps_link: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  note: z.string().nullable(),
  additional_information: z.string().nullable(),
  preferences,
  available_full_time: z.boolean(),
  time_slots: z.array(z.object({ day: z.string(), from_time: z.string(), to_time: z.string() })),
  discounts: z.array(z.object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })),
});

export const bookingAnswer = z
  .object({
    id: z.string(),
    booking_code: z.string(),
    status: z.enum(['pending', 'confirmed', 'completed', 'canceled']),
    modifiable: z.boolean(),
    started: z.boolean(),
    listing_id: z.string(),
    listing: bookingListing,
    city_name: z.string(),
    customer_drop_off_date: moment,
    customer_collection_date: moment,
    bags_number: z.int(),
    code: z.string().nullable(),
    user: z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone_number: z.string().nullable(),
    }),
    user_name: z.string(),
    currency: z.string(),
    price: amount,
    total_price: amount,
    total_with_discount: amount,
    total_price_no_tax: amount,
    tax_amount: amount,
    handling_fee: amount,
    coupon_discount: amount,
    waived_amount: amount.meta({
      description: 'What the discount left, where it is less than any card can be charged',
    }),
    overnight_fee: amount,
    number_of_hours: z.int(),
    paid_amount: amount,
    refundable_amount: amount,
    latest_refund_amount: amount.nullable(),
    payment_message: z
      .string()
      .nullable()
      .meta({ description: "'payment_intent' for an order paid by intent, else why its payment ended it" }),
    payment_checking: z
      .boolean()
      .meta({ description: 'Whether the card was charged is being asked; nothing else is to be paid' }),
    payment_intent_id: z.string().nullable(),
    client_secret: z.string().nullable(),
    card_last4: z.string().nullable(),
    cancellation_reason: z.string().nullable(),
    checked_in_at: moment.nullable(),
    checked_out_at: moment.nullable(),
    created_at: moment,
    order_id: z.string().meta({ description: 'The order that this booking is a version of' }),
    current_booking_id: z
      .string()
      .meta({ description: 'The booking in force; an act by another one of the order answers 409 with it' }),
    replaced_bookings: z.array(z.object({ id: z.string(), booking_code: z.string(), total_with_discount: amount })),
  })
  .meta({ id: 'Booking' });

/** An order under the documented names. */
export function bookingToRest(order: OrderView, siteUrl: string): z.output<typeof bookingAnswer> {
  const { listing, quote } = order;
  const zone = zoneOf(listing.zone);
  const local = (iso: string): string => toIsoInZone(Instant.parse(iso), zone);
  const localOrNull = (iso: string | null) => (iso === null ? null : local(iso));
  return {
    id: order.id,
    booking_code: order.code,
    status: order.status,
    modifiable: order.modifiable,
    started: order.started,
    listing_id: listing.id,
    listing: {
      id: listing.id,
      slug: listing.slug,
      name: listing.legalName,
      alternative_name: listing.alternativeName,
      address: listing.address,
      city_name: listing.cityName,
      latitude: listing.latitude,
      longitude: listing.longitude,
      timezone: listing.zone,
      storage_place_type: listing.placeType,
      business_type: listing.businessType,
      images: listing.imageUrls.map((url) => ({ url: `${siteUrl}${url}` })),
      gmaps_link: listing.mapsLink,
      emergency_phone: listing.phone,
      note: listing.note,
      additional_information: listing.additionalInformation,
      preferences: preferencesToRest(listing.amenities),
      available_full_time: listing.rules.availableFullTime,
      time_slots: listing.rules.weekly.map(({ day, from, to }) => ({
        day,
        from_time: formatClock12(from),
        to_time: formatClock12(to),
      })),
      discounts: listing.discounts.map(({ appliedTo, ...rest }) => ({ ...rest, applied_to: appliedTo })),
    },
    city_name: listing.cityName,
    customer_drop_off_date: local(order.dropOffAt),
    customer_collection_date: local(order.pickUpAt),
    bags_number: order.bagsCount,
    code: quote.coupon?.code ?? null,
    user: {
      first_name: order.firstName,
      last_name: order.lastName,
      email: order.email,
      phone_number: order.phoneNumber,
    },
    user_name: fullName(order),
    currency: order.total.currency.toLowerCase(),
    price: toRestAmount(order.total),
    total_price: toRestAmount(quote.totalPrice),
    total_with_discount: toRestAmount(quote.totalWithDiscount),
    total_price_no_tax: toRestAmount(quote.totalPriceNoTax),
    tax_amount: toRestAmount(quote.taxAmount),
    handling_fee: toRestAmount(quote.handlingFee),
    coupon_discount: toRestAmount(quote.couponDiscount),
    waived_amount: toRestAmount(quote.waived),
    overnight_fee: toRestAmount(quote.rates.overnightFee),
    number_of_hours: quote.numberOfHours,
    paid_amount: toRestAmount(order.paid),
    refundable_amount: toRestAmount(order.refundable),
    latest_refund_amount: order.latestRefund === null ? null : toRestAmount(order.latestRefund),
    payment_message: order.paidBy === 'payment_intent' ? 'payment_intent' : order.paymentMessage,
    payment_checking: order.paymentChecking,
    payment_intent_id: order.intent?.id ?? null,
    client_secret: order.intent?.clientSecret ?? null,
    card_last4: order.cardLast4,
    cancellation_reason: order.cancellationReason,
    checked_in_at: localOrNull(order.custody.inAt),
    checked_out_at: localOrNull(order.custody.outAt),
    created_at: local(order.createdAt),
    order_id: order.orderId,
    current_booking_id: order.currentBookingId,
    replaced_bookings: order.replaced.map(({ id, code, total }) => ({
      id,
      booking_code: code,
      total_with_discount: toRestAmount(total),
    })),
  };
}
