import { createHash } from 'node:crypto';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { reencodePhoto } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { ticketNotFound } from './custody.errors.ts';
import type { CustodyRecord } from './record.ts';

interface Asked {
  readonly bookingId: string;
  /** Made by the device, so that an upload that is sent again is the same photo. */
  readonly photoId: string;
}

/**
 * Keeps a photo of a booking's bags, encoded anew, for the hand-over that names it next.
 * @param personId who took it
 * @throws AppError 403 who may take no pictures, 404 for a booking of no counter of theirs, 422 for what is no picture, 429 after too many.
 */
export async function keepHandOverPhoto(
  ctx: RequestContext,
  personId: string,
  { bookingId, photoId }: Asked,
  bytes: Buffer,
): Promise<{ readonly photoId: string }> {
  const { db, clock, files } = ctx.deps;
  if (!isId(bookingId) || !isId(photoId)) throw ticketNotFound();
  const own = await db.query<{ may: boolean }>(
    `select counter_may($2, listing_id, 'photograph') as may from bookings
     where id = $1 and listing_id in (select counter_listings($2))`,
    [bookingId, personId],
  );
  if (own[0] === undefined) throw ticketNotFound();
  if (!own[0].may) throw forbidden();
  await limitRate(ctx, { name: 'hand-over-photo', hits: 240, perSeconds: 3600 }, personId);
  const { data, info } = await reencodePhoto(bytes);
  const hash = createHash('sha256').update(data).digest('hex');
  const kept = await files.put(data, 'image/jpeg');
  await db.query(
    `insert into hand_over_photos (id, booking_id, taken_by, content_type, width, height, bytes, object_key, hash, created_at)
     values ($1, $2, $3, 'image/jpeg', $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    [photoId, bookingId, personId, info.width, info.height, kept.bytes, kept.objectKey, hash, clock.now().toString()],
  );
  return { photoId };
}

/** The bytes (JPEG) of a photo that stands in a record. Asks no one's permission. @throws AppError 404 for any other. */
export async function handOverPhoto(
  { db, files }: Pick<RequestContext['deps'], 'db' | 'files'>,
  { entries }: CustodyRecord,
  photoId: string,
): Promise<Buffer> {
  const isInRecord = entries.some((entry) => entry.photoId === photoId);
  const [photo] = isInRecord
    ? await db.query<Kept>(`select ${keptColumns('hand_over_photos')} from hand_over_photos where id = $1`, [photoId])
    : [];
  if (photo === undefined) throw ticketNotFound();
  return files.get(photo);
}
