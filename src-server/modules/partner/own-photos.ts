import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { photoUnknown } from './partner.errors.ts';

/**
 * Photos may be put to a location by who uploaded them, or has them at a location already.
 * @throws AppError 422 for any other file.
 */
export async function requireOwnPhotos(em: EntityManager, ownerId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  const own = await sqlRows(
    em,
    `select file_id from uploaded_photos where owner_id = $1 and file_id = any($2::uuid[])
     union select i.file_id from listing_images i join listings l on l.id = i.listing_id
     where l.owner_id = $1 and i.file_id = any($2::uuid[])`,
    [ownerId, `{${imageIds.join(',')}}`],
  );
  if (own.length < imageIds.length) throw photoUnknown();
}
