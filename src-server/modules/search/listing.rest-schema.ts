import type { Instant } from '@js-joda/core';
import { z } from 'zod';
import { comingWeek } from '#shared/availability/coming-week.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { formatClock12 } from '#shared/time/wall-clock.ts';
import type { Deps } from '#server/deps.ts';
import { amount } from '#server/platform/rest/wire-schema.ts';
import type { Marker } from './find-markers.ts';
import type { ListingDetailView } from './get-listing.ts';
import type { ListingView } from './listing.view.ts';

const weekday = z.enum(weekdays);
const hours = { from_time: z.string(), to_time: z.string() };

const timeSlot = z.object({ day: weekday, ...hours }).meta({ id: 'TimeSlot' });

export const openHoursAnswer = z
  .array(z.object({ date: z.string(), day: weekday, ...hours }))
  .meta({ description: 'Open hours of the seven days from today on, special hours and closures counted' });

const listingFields = z.object({
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
  storage_place_type: z.string(),
  business_type: z.string().nullable(),
  status: z.string(),
  images: z.array(z.object({ url: z.string() })),
  timezone: z.string(),
  currency: z.string(),
  price_per_hour: amount,
  max_price: amount,
  total_price: amount.meta({ description: 'The whole price of the stay' }),
  max_capacity: z.int(),
  places_left: z.int(),
  available: z.boolean(),
  unavailable_reason: z.string().nullable(),
  distance: z.number().nullable().meta({ description: 'Metres as the crow flies' }),
  walking_time: z.number().nullable().meta({ description: 'Minutes' }),
  walking_time_estimated: z.boolean().nullable(),
  average_rating: z.number().nullable(),
  reviews_count: z.int(),
  available_full_time: z.boolean(),
  time_slots: z.array(timeSlot),
  schedule: z.object({ available_full_time: z.boolean(), time_slots: z.array(timeSlot) }),
  special_hours: z.array(
    z.object({ closure_date: z.string(), closed: z.boolean(), time_slots: z.array(z.object(hours)) }),
  ),
  closure_periods: z.array(z.object({ from_date: z.string(), to_date: z.string() })),
});

/** A listing in a list. */
export const listing = listingFields.meta({ id: 'Listing' });

/** One listing, with what the list leaves out because nobody reads it there. */
export const listingDetail = listingFields
  .extend({
    latest_reviews: z.array(
      z.object({ id: z.string(), author_name: z.string(), rating: z.int(), text: z.string(), created_at: z.string() }),
    ),
    time_slots_with_special_hours: openHoursAnswer,
    additional_information: z.string().nullable(),
    preferences: z.object({ wi_fi: z.boolean(), restroom: z.boolean() }),
    discounts: z.array(z.object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })),
  })
  .meta({ id: 'ListingDetail' });

export const marker = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    coords: z.object({ lat: z.number(), lng: z.number() }),
    available: z.boolean(),
    total_price: amount,
    currency: z.string(),
  })
  .meta({ id: 'Marker' });

const times = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from_time: formatClock12(from),
  to_time: formatClock12(to),
});

/** Open hours of the seven days from today on under the documented names. */
export function openHours({ rules }: Pick<ListingView, 'rules'>, now: Instant) {
  const opening = compileOpening(rules);
  return comingWeek(opening, localDateOf(opening.zone, now)).flatMap(({ date, day, slots }) =>
    slots.map((slot) => ({ date, day, ...times(slot) })),
  );
}

/** When a listing is open under the documented names. */
function openingToRest(rules: ListingView['rules']) {
  const timeSlots = rules.weekly.map((slot) => ({ day: slot.day, ...times(slot) }));
  return {
    available_full_time: rules.availableFullTime,
    time_slots: timeSlots,
    schedule: { available_full_time: rules.availableFullTime, time_slots: timeSlots },
    special_hours: rules.special.map((entry) => ({
      closure_date: entry.date,
      closed: entry.closed,
      time_slots: entry.slots.map(times),
    })),
    closure_periods: rules.closures.map(({ from, to }) => ({ from_date: from, to_date: to })),
  };
}

/** By the rules that facts keep: the same ones are asked for again and again, and their times are written once. */
const openings = new WeakMap<ListingView['rules'], ReturnType<typeof openingToRest>>();

function openingOfRules(rules: ListingView['rules']) {
  const known = openings.get(rules);
  if (known !== undefined) return known;
  const opening = openingToRest(rules);
  openings.set(rules, opening);
  return opening;
}

/** A listing of a list under the documented names. */
export function listingToRest(view: ListingView, { config }: Pick<Deps, 'config'>): z.output<typeof listing> {
  return {
    id: view.id,
    slug: view.slug,
    name: view.name,
    alternative_name: view.alternativeName,
    address: view.address,
    postal_code: view.postalCode,
    city_name: view.cityName,
    latitude: view.latitude,
    longitude: view.longitude,
    gmaps_link: view.mapsLink,
    storage_place_type: view.placeType,
    business_type: view.businessType,
    status: view.status,
    images: view.imageUrls.map((url) => ({ url: `${config.siteUrl}${url}` })),
    timezone: view.rules.zone,
    currency: view.quote.currency.toLowerCase(),
    price_per_hour: toRestAmount(view.quote.rates.pricePerHour),
    max_price: toRestAmount(view.quote.rates.maxPrice),
    total_price: toRestAmount(view.quote.totalPrice),
    max_capacity: view.maxCapacity,
    places_left: view.placesLeft,
    available: view.verdict.available,
    unavailable_reason: view.verdict.refusal?.reason ?? null,
    distance: view.distance,
    walking_time: view.walk?.minutes ?? null,
    walking_time_estimated: view.walk?.isEstimate ?? null,
    average_rating: view.rating,
    reviews_count: view.reviewsCount,
    ...openingOfRules(view.rules),
  };
}

/** One listing under the documented names. */
export function listingDetailToRest(view: ListingDetailView, deps: Pick<Deps, 'config' | 'clock'>) {
  return {
    ...listingToRest(view, deps),
    latest_reviews: view.latestReviews.map((review) => ({
      id: review.id,
      author_name: review.authorName,
      rating: review.rating,
      text: review.text,
      created_at: review.createdAt,
    })),
    time_slots_with_special_hours: openHours(view, deps.clock.now()),
    additional_information: view.additionalInformation,
    preferences: { wi_fi: view.wiFi, restroom: view.restroom },
    discounts: view.discounts.map(({ id, name, percentage, appliedTo }) => ({
      id,
      name,
      percentage,
      applied_to: appliedTo,
    })),
  } satisfies z.output<typeof listingDetail>;
}

/** A marker under the documented names. */
export const markerToRest = ({ price, ...rest }: Marker): z.output<typeof marker> => ({
  ...rest,
  coords: { lat: rest.latitude, lng: rest.longitude },
  total_price: toRestAmount(price),
  currency: price.currency.toLowerCase(),
});
