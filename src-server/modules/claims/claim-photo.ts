import { claimPhotosMax } from '#shared/claims/claim-rules.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { reencodePhoto } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { claimNotFound, claimTooLate, claimTooMuch } from './claims.errors.ts';
import { mayReadClaim, requireClaimant, requireOpenClaim, versionsSql } from './open-claim.ts';
import { claimOfOrder } from './send-claim.ts';

interface Asked {
  readonly bookingId: string;
  /** Made by the device, so that an upload that is sent again is the same photo. */
  readonly photoId: string;
}

/**
 * Keeps a picture for an order's claim, encoded anew, as long as one can be sent or is not decided.
 * @throws AppError 404 for a foreign order, 409 when it is too late, 422 for what is no picture and too many, 429.
 */
export async function keepClaimPhoto(ctx: RequestContext, { bookingId: asker, photoId }: Asked, bytes: Buffer) {
  if (!isId(photoId)) throw claimNotFound();
  const bookingId = await requireClaimant(ctx, asker);
  await limitRate(ctx, { name: 'claim-photo', hits: 60, perSeconds: 3600 }, bookingId);
  const { data, info } = await reencodePhoto(bytes);
  const now = ctx.deps.clock.now();
  const kept = await ctx.deps.files.put(data, 'image/jpeg');
  await inTransaction(ctx.deps, async (em) => {
    await requireOpenClaim(em, bookingId, now);
    const others = await sqlRows(em, 'select 1 from claim_photos where booking_id = $1 and id <> $2', [
      bookingId,
      photoId,
    ]);
    if (others.length >= claimPhotosMax) throw claimTooMuch();
    await sqlRows(
      em,
      `insert into claim_photos (id, booking_id, bytes, object_key, width, height, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do nothing`,
      [photoId, bookingId, kept.bytes, kept.objectKey, info.width, info.height, now.toString()],
    );
  });
  return { photoId };
}

/**
 * Takes a picture off a claim, for its sender, as long as one can be sent or no one has answered: what was answered
 * to stays. One that is gone already is no mistake.
 * @throws AppError 404 for a foreign order, 409 when it is too late.
 */
export async function dropClaimPhoto(ctx: RequestContext, { bookingId: asker, photoId }: Asked) {
  const bookingId = await requireClaimant(ctx, asker);
  await inTransaction(ctx.deps, async (em) => {
    await requireOpenClaim(em, bookingId, ctx.deps.clock.now());
    const answered =
      'select 1 from claims where booking_id = $1 and (answered_at is not null or proposed_by is not null)';
    if ((await sqlRows(em, answered, [bookingId])).length > 0) throw claimTooLate();
    await sqlRows(em, `delete from claim_photos where id = $1 and booking_id in (${versionsSql(2)})`, [
      photoId,
      bookingId,
    ]);
  });
  return claimOfOrder(ctx, { bookingId: asker });
}

/** The bytes (JPEG) of a claim's picture, for its traveller, the location's owner and administrators. @throws AppError 404. */
export async function claimPhoto(ctx: RequestContext, { bookingId, photoId }: Asked): Promise<Buffer> {
  const { deps, viewer } = ctx;
  const userId = viewer.kind === 'user' ? viewer.user.id : null;
  if (!isId(bookingId) || !isId(photoId)) throw claimNotFound();
  const isTraveller = await mayReadClaim(ctx, bookingId);
  const [photo] = await deps.db.query<Kept>(
    `select ${keptColumns('p')} from claim_photos p join bookings b on b.id = p.booking_id join listings l on l.id = b.listing_id
     where p.id = $1 and p.booking_id in (${versionsSql(2)})
       and ($3::boolean or (l.owner_id = $4::uuid and exists (select from claims c where c.booking_id in (${versionsSql(2)}))))`,
    [photoId, bookingId, isTraveller, userId],
  );
  if (photo === undefined) throw claimNotFound();
  return deps.files.get(photo);
}
