import { averageOf, plainAverage } from '#shared/reviews/average.ts';
import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import type { Tariff } from '#shared/pricing/tariff.ts';
import type { listingAnswer } from '#shared/search/search-answers.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import { keptFacts } from './kept-facts.ts';

/** What a listing's card is made of, stay and searcher aside. */
export interface ListingRow extends TariffRow, OpeningRow {
  readonly id: string;
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly door_name: string;
  readonly address: string;
  readonly postal_code: string | null;
  readonly city_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly business_type: string | null;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly gmaps_link: string | null;
  readonly amenities: Amenities;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly status: string;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly max_capacity: number;
  readonly image_ids: readonly string[];
}

/** Columns of `ListingRow`, of the joins below. */
export const listingColumns = `
  l.id, l.number, l.slug, l.name, l.alternative_name, l.door_name, l.address, l.postal_code, l.city_name, l.latitude,
  l.longitude, ${openingColumns}, business_types.type as business_type, l.storage_place_type, l.gmaps_link, l.amenities,
  l.published, l.bookable, l.status, l.rating_sum, l.reviews_count, l.max_capacity,
  array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
  ${tariffColumns}`;

export const listingJoins = `
  left join business_types on business_types.id = l.business_type_id
  ${tariffJoins}`;

/** The part of a card that is the same for every stay and searcher. */
type Card = Omit<
  Answer<typeof listingAnswer>,
  'distance' | 'walk' | 'clock' | 'verdict' | 'placesLeft' | 'tariff' | 'quote'
>;

/** What is shown of a listing for every stay, and what its verdict and price are reckoned from. */
export interface ListingFacts {
  readonly id: string;
  readonly card: Card;
  /** Of all its reviews, however few; the card tells none of a location that is new. */
  readonly averageRating: number | null;
  readonly opening: Opening;
  readonly tariff: Tariff;
  /** Found by search and open to bookings. */
  readonly isBookable: boolean;
}

export function listingFacts(row: ListingRow): ListingFacts {
  const rules = openingOf(row);
  return {
    id: row.id,
    card: {
      id: row.id,
      number: row.number,
      slug: row.slug,
      name: row.door_name,
      legalName: row.name,
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
      rating: averageOf(row.rating_sum, row.reviews_count),
      reviewsCount: row.reviews_count,
      amenities: row.amenities,
      rules,
      maxCapacity: row.max_capacity,
    },
    averageRating: plainAverage(row.rating_sum, row.reviews_count),
    opening: compileOpening(rules),
    tariff: tariffOf(row),
    isBookable: row.published && row.bookable,
  };
}

const sql = `select ${listingColumns} from listings l ${listingJoins} where l.id = any ($1)`;

/** Facts of listings by their ids: some 3 KB each. */
export const factsOfListings = keptFacts<ListingFacts>({
  most: 5000,
  read: async (db: Deps['db'], ids) => (await db.query<ListingRow>(sql, [ids])).map(listingFacts),
});
