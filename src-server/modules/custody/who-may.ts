import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { isOperator } from '#server/platform/access/operator.ts';
import { isId } from '#server/platform/ids.ts';
import { mayOpenOrder } from '#server/modules/booking/booking.module.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { StaffAct } from '#shared/partner/staff-schema.ts';
import { ticketNotFound } from './custody.errors.ts';

/** Whose record it is: the traveller's and the location's people's. @throws AppError 404 for any other caller. */
export async function requireRecordAccess(ctx: RequestContext, bookingId: string): Promise<void> {
  if (await mayOpenOrder(ctx, bookingId)) return;
  const { viewer, deps } = ctx;
  if (viewer.kind === 'user' && isId(bookingId)) {
    const own = await deps.db.query(
      `select 1 from bookings b join bookings v on v.order_id = b.order_id
       where b.id = $1 and v.listing_id in (select counter_listings($2))`,
      [bookingId, viewer.user.id],
    );
    if (own.length > 0) return;
  }
  throw ticketNotFound();
}

/** Who may read the record as a file, and its photos: those whose record it is, and administrators of bookings. @throws AppError 404 */
export async function requireRecordFile(ctx: RequestContext, bookingId: string): Promise<void> {
  if (!isOperator(ctx.viewer, ['support', 'finance'])) await requireRecordAccess(ctx, bookingId);
}

/** Whether a person of a counter may do this besides checking in and out. @throws AppError 403 */
export async function requireAct(em: EntityManager, personId: string, listingId: string, act: StaffAct): Promise<void> {
  const [row] = await sqlRows<{ may: boolean }>(em, 'select counter_may($1, $2, $3) as may', [
    personId,
    listingId,
    act,
  ]);
  if (row?.may !== true) throw forbidden();
}
