import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { isId } from '#server/platform/ids.ts';
import { mayOpenOrder } from '#server/modules/booking/booking.module.ts';
import { ticketNotFound } from './custody.errors.ts';

/** Whose record it is: the traveller's, the location's people's and administrators'. @throws AppError 404 for anybody else. */
export async function requireRecordAccess(ctx: RequestContext, bookingId: string): Promise<void> {
  if (await mayOpenOrder(ctx, bookingId)) return;
  const { viewer, deps } = ctx;
  if (viewer.kind === 'user' && isId(bookingId)) {
    const own = await deps.db.query(
      'select 1 from bookings where id = $1 and listing_id in (select counter_listings($2))',
      [bookingId, viewer.user.id],
    );
    if (own.length > 0) return;
  }
  throw ticketNotFound();
}
