/** What a location is drawn by: its first photo, else its kind. */
export interface ShopFrontRow {
  readonly business_type: string | null;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly image_ids: readonly string[];
}

/** Its columns, of `l` (listings). */
export const shopFrontColumns = `(select type from business_types where id = l.business_type_id) as business_type, l.storage_place_type,
  coalesce((select array_agg(i.file_id::text order by i.position) from listing_images i where i.listing_id = l.id), '{}') as image_ids`;

/** A row as it travels: photos by their addresses. */
export const shopFrontOf = ({ business_type, storage_place_type, image_ids }: ShopFrontRow) => ({
  businessType: business_type,
  placeType: storage_place_type,
  imageUrls: image_ids.map((id) => `/files/${id}`),
});
