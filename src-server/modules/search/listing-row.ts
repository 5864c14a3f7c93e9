import { openingColumns, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, type TariffRow } from '#server/modules/pricing/pricing.module.ts';

/** What a listing's card is made of; pictures and the capacity of a stay in the same row. */
export interface ListingRow extends TariffRow, OpeningRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly postal_code: string | null;
  readonly city_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly business_type: string | null;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly gmaps_link: string | null;
  readonly wi_fi: boolean;
  readonly restroom: boolean;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly status: string;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly max_capacity: number;
  readonly peak: number;
  readonly image_ids: readonly string[];
}

/** Columns of `ListingRow`; what is held during the stay, in SQL. */
export const listingColumns = (peak: string): string => `
  l.id, l.slug, l.name, l.alternative_name, l.address, l.postal_code, l.city_name, l.latitude, l.longitude, ${openingColumns},
  business_types.type as business_type, l.storage_place_type, l.gmaps_link, l.wi_fi, l.restroom, l.published, l.bookable,
  l.status, l.rating_sum, l.reviews_count, l.max_capacity,
  ${peak} as peak,
  array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
  ${tariffColumns}`;

export const listingJoins = `
  left join business_types on business_types.id = l.business_type_id
  ${tariffJoins}`;
