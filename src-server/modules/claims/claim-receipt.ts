import type { z } from 'zod/mini';
import { receiptNameMaxLength } from '#shared/claims/claim-rules.ts';
import type { claimOfOrderSchema } from '#shared/claims/claims-schema.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { reencode } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { claimNotFound, receiptUnreadable } from './claims.errors.ts';
import { claimedVersion, mayReadClaim, requireClaimant, requireOpenClaim, versionsSql } from './open-claim.ts';
import { claimOfOrder } from './send-claim.ts';

/** Longest side in px: small print stays readable. */
const SIDE = 2400;

type Receipt = {
  readonly bookingId: string;
  /** As the device called the file. */
  readonly name: string;
  readonly bytes: Buffer;
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** What a file is called on screens: without folders and signs that cannot be seen, its end kept where it is long. */
const nameOf = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(-receiptNameMaxLength) || 'receipt';

/**
 * Keeps the receipt of an order's claim in place of the one before: a PDF as it is, a picture encoded anew.
 * @returns its name and its size in bytes.
 * @throws AppError 404 for a foreign order, 409 when it is too late, 422 for what is neither, 429.
 */
export async function keepClaimReceipt(ctx: RequestContext, { bookingId: asker, name, bytes }: Receipt) {
  const bookingId = await requireClaimant(ctx, asker);
  await limitRate(ctx, { name: 'claim-receipt', hits: 20, perSeconds: 3600 }, bookingId);
  const [contentType, read] = isPdf(bytes) ? ['application/pdf', bytes] : ['image/jpeg', await picture(bytes)];
  const kept = await ctx.deps.files.put(read, contentType);
  const now = ctx.deps.clock.now();
  const called = nameOf(name);
  await inTransaction(ctx.deps, async (em) => {
    await requireOpenClaim(em, bookingId, now);
    await sqlRows(
      em,
      `insert into claim_receipts (booking_id, name, content_type, bytes, object_key, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (booking_id) do update set name = excluded.name, content_type = excluded.content_type,
         bytes = excluded.bytes, object_key = excluded.object_key, created_at = excluded.created_at`,
      [bookingId, called, contentType, kept.bytes, kept.objectKey, now.toString()],
    );
  });
  return { name: called, bytes: read.length };
}

async function picture(bytes: Buffer): Promise<Buffer> {
  const written = reencode(bytes, (read) =>
    read.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 85 }),
  );
  return (await written.catch(() => Promise.reject(receiptUnreadable()))).data;
}

/** Takes the receipt off a claim that is not decided, for its sender. @throws AppError 404 for a foreign order, 409 when it is too late. */
export async function dropClaimReceipt(ctx: RequestContext, input: z.output<typeof claimOfOrderSchema>) {
  const bookingId = await requireClaimant(ctx, input.bookingId);
  await inTransaction(ctx.deps, async (em) => {
    await requireOpenClaim(em, bookingId, ctx.deps.clock.now());
    await sqlRows(em, `delete from claim_receipts where booking_id in (${versionsSql(1)})`, [bookingId]);
  });
  return claimOfOrder(ctx, input);
}

/** The receipt of a claim, for its traveller, the location's owner once it was sent, and administrators. @throws AppError 404. */
export async function claimReceipt(ctx: RequestContext, bookingId: string) {
  const { deps, viewer } = ctx;
  const userId = viewer.kind === 'user' ? viewer.user.id : null;
  if (!isId(bookingId)) throw claimNotFound();
  const isTraveller = await mayReadClaim(ctx, bookingId);
  const [found] = await deps.db.query<Kept & { readonly code: string; readonly contentType: string }>(
    `select b.code, r.content_type as "contentType", ${keptColumns('r')}
     from claim_receipts r join bookings b on b.id = r.booking_id join listings l on l.id = b.listing_id
     where r.booking_id = $1
       and ($2::boolean or (l.owner_id = $3::uuid and exists (select from claims c where c.booking_id = b.id)))`,
    [await claimedVersion(deps, bookingId), isTraveller, userId],
  );
  if (found === undefined) throw claimNotFound();
  return { code: found.code, contentType: found.contentType, bytes: await deps.files.get(found) };
}
