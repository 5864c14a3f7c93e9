import type { z } from 'zod';
import type { Opening } from '#shared/availability/opening.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { preferencesToRest } from '#server/modules/partner/partner.module.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import type { ListingFacts } from './facts/listing-facts.ts';
import type { FoundListing } from './get-listing.ts';
import type { FoundOnPage } from './list-listings.ts';
import { type listing, type listingDetail, openHours, timesToRest } from './listing.rest-schema.ts';
import { type AskedStay, placesLeftOf, refusalOf } from './listing.view.ts';

/** When a listing is open. */
function openingToRest({ rules }: Opening) {
  const timeSlots = rules.weekly.map((slot) => ({ day: slot.day, ...timesToRest(slot) }));
  return {
    available_full_time: rules.availableFullTime,
    time_slots: timeSlots,
    schedule: { available_full_time: rules.availableFullTime, time_slots: timeSlots },
    special_hours: rules.special.map((entry) => ({
      closure_date: entry.date,
      closed: entry.closed,
      replaces: !entry.closed && entry.replaces === true,
      time_slots: entry.slots.map(timesToRest),
    })),
    closure_periods: rules.closures.map(({ from, to }) => ({ from_date: from, to_date: to })),
  };
}

/** What is the same for every stay and searcher. */
function fixedToRest({ card, averageRating, opening, tariff }: ListingFacts, siteUrl: string) {
  const { currency } = tariff;
  return {
    id: card.id,
    slug: card.slug,
    name: card.legalName,
    alternative_name: card.alternativeName,
    address: card.address,
    postal_code: card.postalCode,
    city_name: card.cityName,
    latitude: card.latitude,
    longitude: card.longitude,
    gmaps_link: card.mapsLink,
    storage_place_type: card.placeType,
    business_type: card.businessType,
    status: card.status,
    images: card.imageUrls.map((url) => ({ url: `${siteUrl}${url}` })),
    timezone: card.rules.zone,
    currency: currency.toLowerCase(),
    price_per_hour: toRestAmount(money(tariff.pricePerHour, currency)),
    max_price: toRestAmount(money(tariff.maxPrice, currency)),
    max_capacity: card.maxCapacity,
    average_rating: averageRating,
    reviews_count: card.reviewsCount,
    ...openingToRest(opening),
  };
}

/** A listing of a list under the documented names. */
export function listingToRest(
  found: FoundOnPage,
  asked: AskedStay,
  { config }: Pick<Deps, 'config'>,
): z.input<typeof listing> {
  const { facts, peak, quote, walk } = found;
  const reason = refusalOf(facts, asked, found);
  return {
    ...fixedToRest(facts, config.siteUrl),
    total_price: toRestAmount(quote.totalPrice),
    places_left: placesLeftOf(facts.card, peak),
    available: reason === null,
    unavailable_reason: reason,
    distance: asked.center === null ? null : Math.round(distanceBetween(asked.center, facts.card)),
    walking_time: walk?.minutes ?? null,
    walking_time_estimated: walk?.isEstimate ?? null,
  };
}

/** One listing under the documented names. */
export function listingDetailToRest(
  found: FoundListing,
  asked: AskedStay,
  deps: Pick<Deps, 'config'>,
): z.input<typeof listingDetail> {
  const { card, detail, opening } = found.facts;
  return {
    ...listingToRest(found, asked, deps),
    latest_reviews: detail.latestReviews.map((review) => ({
      id: review.id,
      author_name: review.authorName,
      rating: review.rating,
      text: review.text,
      created_at: review.createdAt,
    })),
    additional_information: detail.additionalInformation,
    preferences: preferencesToRest(card.amenities),
    discounts: detail.discounts.map(({ appliedTo, ...discount }) => ({ ...discount, applied_to: appliedTo })),
    time_slots_with_special_hours: openHours(
      { ...opening, stretchesByDay: new Map() },
      localDateOf(opening.zone, asked.now),
    ),
  };
}
