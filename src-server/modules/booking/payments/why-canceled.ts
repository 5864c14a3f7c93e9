import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import {
  alreadyPaid,
  bookedAgain,
  cardDeclined,
  holdExpired,
  orderCanceled,
  orderRefunded,
  paidTooLate,
  paymentDropped,
} from '../booking.errors.ts';
import { versionsOf } from './order-sums.sql.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface Canceled {
  readonly id: string;
  readonly cancellationReason?: string | null;
  readonly paymentMessage?: string | null;
}

/** Whether the last payment of a booking was dropped, and not refused: no card is to blame. */
async function wasGivenUp(em: EntityManager, bookingId: string): Promise<boolean> {
  const [last] = await sqlRows<{ status: string }>(
    em,
    'select status from payments where booking_id = $1 order by created_at desc, id desc limit 1',
    [bookingId],
  );
  return last?.status === 'canceled';
}

/** What is true for a person who comes to pay for a cancelled booking. */
export async function whyCanceled(em: EntityManager, booking: Canceled): Promise<AppError> {
  const { cancellationReason: reason, paymentMessage } = booking;
  if (reason === cancelReasons.notPaid) return holdExpired();
  if (reason === cancelReasons.paidTooLate) return paidTooLate();
  if (reason === cancelReasons.bookedAgain) return bookedAgain();
  if (paymentMessage === cancelReasons.paymentProblem)
    return (await wasGivenUp(em, booking.id)) ? paymentDropped() : cardDeclined(null);
  if (paymentMessage) return cardDeclined(paymentMessage);
  const [money] = await sqlRows<{ is_refunded: boolean; is_paid: boolean }>(
    em,
    `${versionsOf('$1')}
     select exists (select from refunds r join payments p on p.id = r.payment_id join versions v on v.id = p.booking_id
         where r.status <> 'failed') as is_refunded,
       exists (select from payments p where p.booking_id = $1 and p.status = 'succeeded') as is_paid`,
    [booking.id],
  );
  // Changed since: the order that took its place has its money.
  if (reason === cancelReasons.editing && money?.is_paid) return alreadyPaid();
  return money?.is_refunded ? orderRefunded() : orderCanceled();
}

/** The same for an attempt to pay of that booking which came to nothing. */
export async function whyNotPaid(em: EntityManager, booking: Canceled): Promise<AppError> {
  return booking.cancellationReason === cancelReasons.paymentProblem ? paymentDropped() : whyCanceled(em, booking);
}
