import type { Instant } from '@js-joda/core';
import { claimableKinds } from '#shared/claims/claim-rules.ts';
import { mayOpenOrder } from '#server/modules/booking/booking.module.ts';
import { isOperator } from '#server/platform/access/operator.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { claimNotFound, claimTooLate } from './claims.errors.ts';

/** Whether what was sent with a claim may be read, besides by its location: by its traveller, and by administrators of claims. */
export const mayReadClaim = async (ctx: RequestContext, bookingId: string): Promise<boolean> =>
  isOperator(ctx.viewer, ['support', 'finance']) || (await mayOpenOrder(ctx, bookingId));

/** Who adds to a claim is the traveller or a guest of theirs. @throws AppError 404 for any other caller. */
export async function requireClaimant(ctx: RequestContext, bookingId: string): Promise<void> {
  if (!(await mayOpenOrder(ctx, bookingId))) throw claimNotFound();
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
