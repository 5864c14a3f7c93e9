import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { cropPicture, keepPicture, storePicture } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { operatorOf } from '#server/platform/access/operator.ts';
import { ownerOfListing } from './administered/owner-of-listing.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** Enough for a card and a page on screens of twice the density. */
const PHOTO = { width: 1200, height: 900 };

interface KeptPhoto {
  readonly imageId: string;
}

/**
 * Encodes a photo anew and keeps it for its partner, to be put to one of their locations.
 * @returns the file's id.
 * @throws AppError 403 for who is no partner, 422 for what is no picture, 429 after too many.
 */
export async function uploadPhoto(
  ctx: RequestContext & { readonly user: SessionUser },
  bytes: Buffer,
): Promise<KeptPhoto> {
  if (!ctx.user.isPartner) throw forbidden();
  return keepFor(ctx, ctx.user.id, ctx.user.id, bytes);
}

/**
 * The same by an administrator, for the partner of a location.
 * @throws AppError 403 for the person who has no such part, 404 for no such location, 422 and 429 as above.
 */
export async function uploadPhotoFor(ctx: RequestContext, listingId: string, bytes: Buffer): Promise<KeptPhoto> {
  const { userId, name } = operatorOf(ctx.viewer, ['support']);
  const ownerId = await ownerOfListing(ctx.deps, listingId);
  return keepFor(ctx, ownerId, userId ?? name, bytes);
}

async function keepFor(ctx: RequestContext, ownerId: string, uploader: string, bytes: Buffer): Promise<KeptPhoto> {
  await limitRate(ctx, { name: 'listing-photo', hits: 60, perSeconds: 3600 }, uploader);
  const photo = await keepPicture(ctx.deps, await cropPicture(bytes, PHOTO));
  const { clock } = ctx.deps;
  return inTransaction(ctx.deps, async (em) => {
    const imageId = storePicture(em, clock, photo);
    await em.flush();
    await sqlRows(em, 'insert into uploaded_photos (file_id, owner_id, created_at) values ($1, $2, $3)', [
      imageId,
      ownerId,
      clock.now().toString(),
    ]);
    return { imageId };
  });
}
