import type { Amenities } from '#shared/partner/amenities.ts';
import { openingColumns, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, type TariffRow } from '#server/modules/pricing/pricing.module.ts';

interface ReviewRow {
  readonly id: string;
  readonly author_name: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply_text: string | null;
  readonly replied_at: Date | null;
}

/** What a listing's card and page are made of; pictures and the capacity of a stay in the same row. */
export interface ListingRow extends TariffRow, OpeningRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly postal_code: string | null;
  readonly city_name: string;
  readonly country: string;
  readonly region: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly business_type: string | null;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly emergency_phone: string | null;
  readonly gmaps_link: string | null;
  readonly additional_information: string | null;
  readonly wi_fi: boolean;
  readonly restroom: boolean;
  readonly amenities: Amenities;
  readonly note: string | null;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly status: string;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly max_capacity: number;
  readonly peak: number;
  readonly image_ids: readonly string[];
  readonly latest_reviews: readonly ReviewRow[];
}

const latestReviews = (count: number): string => `(select coalesce(json_agg(r), '[]') from (
    select id, author_name, rating, text, created_at, replied_at,
      case when reply_removed_at is null then reply_text end as reply_text from reviews
    where listing_id = l.id and removed_at is null order by created_at desc limit ${count}) r)`;

/** Columns of `ListingRow`; what is held during the stay, in SQL, and how many of the latest reviews. */
export const listingColumns = (peak: string, reviews: number): string => `
  l.id, l.slug, l.name, l.alternative_name, l.address, l.postal_code, l.city_name, l.country, l.region, l.latitude, l.longitude, ${openingColumns},
  business_types.type as business_type, l.storage_place_type, l.emergency_phone, l.gmaps_link,
  l.additional_information, l.wi_fi, l.restroom, l.amenities, l.note, l.published, l.bookable, l.status,
  l.rating_sum, l.reviews_count, l.max_capacity,
  ${peak} as peak,
  array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
  ${reviews === 0 ? "'[]'::json" : latestReviews(reviews)} as latest_reviews,
  ${tariffColumns}`;

export const listingJoins = `
  left join business_types on business_types.id = l.business_type_id
  ${tariffJoins}`;
