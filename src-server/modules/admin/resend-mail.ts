import type { z } from 'zod/mini';
import type { resendMailSchema } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isErasedAddress } from '#server/modules/accounts/accounts.module.ts';
import { sendBookingMail } from '#server/modules/booking/booking.module.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { personNotFound } from './admin.errors.ts';

/**
 * Writes a mail about a booking once more, as the booking is now; asked again before it has left, it is the same one.
 * @throws AppError 404 for an unknown booking, for a mail of what did not happen to it, and for one to a traveller who was erased.
 */
export async function resendMail(
  deps: Deps,
  { bookingId, kind, to }: z.output<typeof resendMailSchema>,
): Promise<{ readonly to: string }> {
  return inTransaction(deps, async (em) => {
    const [booking] = await sqlRows<{ email: string; partner: string; refund_id: string | null; happened: boolean }>(
      em,
      `select b.email, coalesce(l.notifications_email, u.email) as partner,
         (select r.id from refunds r where r.booking_id = b.id and r.status = 'succeeded' order by r.created_at desc limit 1) as refund_id,
         case $2 when 'confirmed' then b.confirmed_at is not null and b.version = 1
           when 'changed' then b.confirmed_at is not null and b.version > 1
           when 'canceled' then b.status = 'canceled'
           else exists (select from refunds r where r.booking_id = b.id and r.status = 'succeeded') end as happened
       from bookings b join listings l on l.id = b.listing_id join users u on u.id = l.owner_id where b.id = $1`,
      [bookingId, kind],
    );
    const isReached = to === 'partner' || !isErasedAddress(booking?.email ?? '');
    if (booking?.happened !== true || !isReached) throw personNotFound();
    const refundId = kind === 'refunded' ? (booking.refund_id ?? undefined) : undefined;
    const isNew = await deps.jobs.enqueueOnce(em, sendBookingMail, { bookingId, kind, to, refundId });
    if (!isNew) tellAct('repeated');
    return { to: to === 'traveller' ? booking.email : booking.partner };
  });
}
