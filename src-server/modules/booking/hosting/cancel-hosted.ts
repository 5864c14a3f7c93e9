import type { z } from 'zod/mini';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { cancelHostedSchema } from '#shared/partner/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { bagsInside, bookingNotCancelable, orderNotFound } from '../booking.errors.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { lockOrder } from '../lock-bookings.ts';

/**
 * The location cancels a booking: everything goes back, the traveller is informed, nothing is earned. Cancelling it again
 * changes nothing.
 * @throws AppError 404 for a foreign one, 409 for one that is over, 422 while its bags are inside: these are handed back first.
 */
export async function cancelHosted(
  deps: Deps,
  ownerId: string,
  input: z.output<typeof cancelHostedSchema>,
): Promise<void> {
  const { bookingId, reason, requestId } = input;
  const scope = `cancelHosted:${ownerId}:${bookingId}`;
  await withIdempotency(deps, { scope, key: requestId, request: input }, () =>
    inTransaction(deps, async (em) => {
      const [own] = await sqlRows(
        em,
        `select 1 from bookings b join listings l on l.id = b.listing_id
         where b.id = $1 and l.owner_id = $2 and b.confirmed_at is not null`,
        [bookingId, ownerId],
      );
      const order = own === undefined ? null : await lockOrder(em, bookingId, false);
      if (order === null) throw orderNotFound();
      if (order.order.bagsInside > 0) throw bagsInside();
      if (order.order.checkedOutAt !== null) throw bookingNotCancelable();
      await cancelOrderWithin(em, deps, bookingId, reason || cancelReasons.closedDoor, { inFull: true });
      return true;
    }),
  );
}
