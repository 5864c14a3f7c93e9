import type { Instant } from '@js-joda/core';
import { claimableKinds } from '#shared/claims/claim-rules.ts';
import { mayOpenOrder } from '#server/modules/booking/booking.module.ts';
import { isOperator } from '#server/platform/access/operator.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { Deps } from '#server/deps.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { claimNotFound, claimTooLate } from './claims.errors.ts';

/** Whether what was sent with a claim may be read, besides by its location: by its traveller, and by administrators of claims. */
export const mayReadClaim = async (ctx: RequestContext, bookingId: string): Promise<boolean> =>
  isOperator(ctx.viewer, ['support', 'finance']) || (await mayOpenOrder(ctx, bookingId));

/** All versions of the order of the booking that is a statement's value at this place. */
export const versionsSql = (place: number): string =>
  `select v.id from bookings v join bookings a on a.order_id = v.order_id where a.id = $${place}`;

/**
 * The version of a booking's order that its claim is about; the one in force as long as there is none.
 * @throws AppError 404 for an unknown booking.
 */
export async function claimedVersion({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `select coalesce(
       (select c.booking_id from claims c join bookings v on v.id = c.booking_id where v.order_id = o.id
        order by c.created_at limit 1), o.current_booking_id) as id
     from bookings b join orders o on o.id = b.order_id where b.id = $1`,
    [bookingId],
  );
  if (row === undefined) throw claimNotFound();
  return row.id;
}

/**
 * Who adds to a claim is the traveller or a guest of theirs.
 * @returns the version that the claim is about.
 * @throws AppError 404 for any other caller.
 */
export async function requireClaimant(ctx: RequestContext, bookingId: string): Promise<string> {
  if (!(await mayOpenOrder(ctx, bookingId))) throw claimNotFound();
  return claimedVersion(ctx.deps, bookingId);
}

/**
 * Holds an order, and makes sure that something can be added to its claim: it can still be sent, or is not decided.
 * @throws AppError 404 where there is no such order, 409 when it is too late.
 */
export async function requireOpenClaim(em: EntityManager, bookingId: string, now: Instant): Promise<void> {
  await sqlRows(em, 'select 1 from bookings where id = $1 for update', [bookingId]);
  const [row] = await sqlRows<{ in: Date | null; out: Date | null; has: boolean; decided: boolean }>(
    em,
    `select o.checked_in_at as in, o.checked_out_at as out, c.id is not null as has, c.decided_at is not null as decided
     from bookings b join orders o on o.id = b.order_id left join claims c on c.booking_id = b.id where b.id = $1`,
    [bookingId],
  );
  if (row === undefined) throw claimNotFound();
  const custody = { checkedInAt: row.in?.getTime() ?? null, checkedOutAt: row.out?.getTime() ?? null };
  const isOpen = row.has ? !row.decided : claimableKinds(custody, now.toEpochMilli()).length > 0;
  if (!isOpen) throw claimTooLate();
}
