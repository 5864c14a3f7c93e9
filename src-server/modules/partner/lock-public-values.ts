import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { ownListingNotFound } from './partner.errors.ts';
import type { PublicValues } from './requested-changes.ts';

interface LockedRow {
  readonly owner_id: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly was_published: boolean;
  readonly image_ids: readonly string[];
}

interface Locked {
  readonly ownerId: string;
  readonly country: string;
  readonly wasPublished: boolean;
  /** What travellers see of it. */
  readonly now: PublicValues;
}

/**
 * A location locked for a change of what travellers see of it, within the caller's transaction.
 * @param ownerId whose it has to be; left out, any partner's.
 * @throws AppError 404 for an unknown or foreign location.
 */
export async function lockPublicValues(em: EntityManager, listingId: string, ownerId?: string): Promise<Locked> {
  const [row] = await sqlRows<LockedRow>(
    em,
    `select owner_id, name, alternative_name, address, latitude, longitude, country, was_published,
       array(select i.file_id from listing_images i where i.listing_id = listings.id order by i.position) as image_ids
     from listings where id = $1 and ($2::uuid is null or owner_id = $2) for update`,
    [listingId, ownerId ?? null],
  );
  if (row === undefined) throw ownListingNotFound();
  const { name, address, latitude, longitude } = row;
  return {
    ownerId: row.owner_id,
    country: row.country,
    wasPublished: row.was_published,
    now: { name, address, latitude, longitude, alternativeName: row.alternative_name, imageIds: row.image_ids },
  };
}
