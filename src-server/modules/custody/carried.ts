import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { photoNotFound } from './custody.errors.ts';

interface Asked {
  readonly tags?: readonly string[] | undefined;
  readonly photoId?: string | undefined;
}

/** A photo of this booking's order that no row has yet. */
const sql = `
  select hash from hand_over_photos p
  where p.id = $1 and p.booking_id in (
      select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $2)
    and not exists (select from hand_overs h where h.photo_id = p.id)`;

/**
 * What a hand-over carries besides bags, as its row keeps it.
 * @throws AppError 422 for a photo of another booking, or one that stands in the record already.
 */
export async function carriedBy(em: EntityManager, bookingId: string, { tags, photoId }: Asked) {
  const kept = tags === undefined || tags.length === 0 ? null : tags;
  if (photoId === undefined) return { tags: kept, photoId: null, photoHash: null };
  const [photo] = await sqlRows<{ hash: string }>(em, sql, [photoId, bookingId]);
  if (photo === undefined) throw photoNotFound();
  return { tags: kept, photoId, photoHash: photo.hash };
}
