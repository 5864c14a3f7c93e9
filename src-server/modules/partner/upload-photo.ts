import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { cropPicture, storePicture } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** Enough for a card and a page on screens of twice the density. */
const PHOTO = { width: 1200, height: 900 };

/**
 * Encodes a photo anew and keeps it for its partner, to be put to one of their locations.
 * @returns the file's id.
 * @throws AppError 403 for who is no partner, 422 for what is no picture, 429 after too many.
 */
export async function uploadPhoto(
  ctx: RequestContext & { readonly user: SessionUser },
  bytes: Buffer,
): Promise<{ readonly imageId: string }> {
  if (!ctx.user.isPartner) throw forbidden();
  await limitRate(ctx, { name: 'listing-photo', hits: 60, perSeconds: 3600 }, ctx.user.id);
  const photo = await cropPicture(bytes, PHOTO);
  const { clock } = ctx.deps;
  return inTransaction(ctx.deps, async (em) => {
    const imageId = storePicture(em, clock, photo);
    await em.flush();
    await sqlRows(em, 'insert into uploaded_photos (file_id, owner_id, created_at) values ($1, $2, $3)', [
      imageId,
      ctx.user.id,
      clock.now().toString(),
    ]);
    return { imageId };
  });
}
