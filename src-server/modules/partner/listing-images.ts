import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';

/** Gives a listing these pictures, in this order, instead of those it had. */
export async function setListingImages(
  em: EntityManager,
  listingId: string,
  fileIds: readonly string[],
): Promise<void> {
  await sqlRows(em, 'delete from listing_images where listing_id = $1', [listingId]);
  const rows = fileIds.map((fileId, position) => ({ id: newId(), listing_id: listingId, file_id: fileId, position }));
  await insertRows(em, 'listing_images', rows);
}
