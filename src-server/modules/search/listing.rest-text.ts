import type { Opening } from '#shared/availability/opening.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { joinedObjects, textBy } from '#server/platform/rest/written-answer.ts';
import type { DetailFacts } from './facts/detail-facts.ts';
import type { ListingFacts } from './facts/listing-facts.ts';
import type { FoundListing } from './get-listing.ts';
import type { FoundOnPage } from './list-listings.ts';
import {
  changingFields,
  detailFields,
  fixedFields,
  hoursFields,
  openHours,
  timesToRest,
} from './listing.rest-schema.ts';
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

const fixedText = textBy(fixedFields);
const detailText = textBy(detailFields);
const hoursText = textBy(hoursFields);
const changingText = textBy(changingFields);

/** What is the same for every stay and searcher. */
function writeFixed({ card, averageRating, opening, tariff }: ListingFacts, { siteUrl }: Deps['config']): string {
  const { currency } = tariff;
  return fixedText({
    id: card.id,
    slug: card.slug,
    name: card.name,
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
  });
}

/** What only one listing's own answer has, its hours aside. */
function writeDetail({ card, detail }: DetailFacts): string {
  return detailText({
    latest_reviews: detail.latestReviews.map((review) => ({
      id: review.id,
      author_name: review.authorName,
      rating: review.rating,
      text: review.text,
      created_at: review.createdAt,
    })),
    additional_information: detail.additionalInformation,
    preferences: { wi_fi: card.wiFi, restroom: card.restroom },
    discounts: detail.discounts.map(({ id, name, percentage, appliedTo }) => ({
      id,
      name,
      percentage,
      applied_to: appliedTo,
    })),
  });
}

/** Text that is made of facts once and goes with them. */
function keptWith<Facts extends ListingFacts>(write: (facts: Facts, config: Deps['config']) => string) {
  const kept = new WeakMap<Facts, string>();
  return (facts: Facts, { config }: Pick<Deps, 'config'>): string => {
    const known = kept.get(facts);
    if (known !== undefined) return known;
    const text = write(facts, config);
    kept.set(facts, text);
    return text;
  };
}

const fixedOf = keptWith<ListingFacts>(writeFixed);
const detailOf = keptWith<DetailFacts>(writeDetail);

/** What the stay and the searcher change. */
function writeChanging(facts: ListingFacts, asked: AskedStay, found: FoundOnPage): string {
  const { card } = facts;
  const { center } = asked;
  const { peak, quote, walk } = found;
  const placesLeft = placesLeftOf(card, peak);
  const reason = refusalOf(facts, asked, found);
  return changingText({
    total_price: toRestAmount(quote.totalPrice),
    places_left: placesLeft,
    available: reason === null,
    unavailable_reason: reason,
    distance: center === null ? null : Math.round(distanceBetween(center, card)),
    walking_time: walk?.minutes ?? null,
    walking_time_estimated: walk?.isEstimate ?? null,
  });
}

/** A listing of a list under the documented names, as text: `listing`. */
export const listingText = (found: FoundOnPage, asked: AskedStay, deps: Pick<Deps, 'config'>): string =>
  joinedObjects(fixedOf(found.facts, deps), writeChanging(found.facts, asked, found));

/** One listing under the documented names, as text: `listingDetail`. */
export function listingDetailText(found: FoundListing, asked: AskedStay, deps: Pick<Deps, 'config'>): string {
  const { facts } = found;
  const opening = { ...facts.opening, stretchesByDay: new Map() };
  const hours = openHours(opening, localDateOf(opening.zone, asked.now));
  return joinedObjects(
    fixedOf(facts, deps),
    writeChanging(facts, asked, found),
    detailOf(facts, deps),
    hoursText({ time_slots_with_special_hours: hours }),
  );
}
