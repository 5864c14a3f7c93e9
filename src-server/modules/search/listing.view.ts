import type { Instant } from '@js-joda/core';
import { checkStay } from '#shared/availability/check-stay.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { listingAnswer } from '#shared/search/search-answers.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { tariffOf } from '#server/modules/pricing/pricing.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { openingOf } from '#server/modules/partner/partner.module.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { ListingRow } from './listing-row.ts';
import { ratingOf } from './rating-of.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import type { WalkTime } from './plan-walks.ts';

export interface AskedStay {
  readonly stay: Stay;
  readonly bagsCount: number;
  readonly center: GeoPoint | null;
  readonly now: Instant;
}

export type ListingView = Answer<typeof listingAnswer>;

/** A listing for one stay, as cards and the listing's page show it: verdict, places left, whole price, distance. */
export function listingView(
  row: ListingRow,
  { stay, bagsCount, center, now }: AskedStay,
  { quote, walk }: { readonly quote: Quote; readonly walk: WalkTime | undefined },
): ListingView {
  const rules = openingOf(row);
  const placesLeft = Math.max(0, row.max_capacity - row.peak);
  const verdict = checkStay(compileOpening(rules), stay, now, {
    bookable: row.published && row.bookable,
    placesLeft,
    bagsCount,
  });
  const distance = center === null ? null : Math.round(distanceBetween(center, row));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    alternativeName: row.alternative_name,
    address: row.address,
    postalCode: row.postal_code,
    cityName: row.city_name,
    latitude: row.latitude,
    longitude: row.longitude,
    mapsLink: row.gmaps_link,
    status: row.status,
    businessType: row.business_type,
    placeType: row.storage_place_type,
    imageUrls: row.image_ids.map((id) => `/files/${id}`),
    rating: ratingOf(row),
    reviewsCount: row.reviews_count,
    wiFi: row.wi_fi,
    restroom: row.restroom,
    /** Metres as the crow flies from where was searched. */
    distance,
    /** From where was searched. */
    walk: walk ?? null,
    rules,
    clock: zoneFacts(row.time_zone, now),
    verdict,
    maxCapacity: row.max_capacity,
    placesLeft,
    tariff: tariffOf(row),
    quote,
  };
}
