import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { recordRefund } from '#server/modules/ledger/ledger.module.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { refundNotBack, refundNotByHand } from '../booking.errors.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { versionsOf } from './order-sums.sql.ts';
import { Refund } from './payment.entity.ts';
import { isResting } from './refunds.ts';

/** The newest try of each part of the order's newest refund that came back. */
const tries = (em: EntityManager, bookingId: string) =>
  sqlRows<{ id: string }>(
    em,
    `${versionsOf('$1')}
     select r.id from refunds r where r.group_id = (
       select g.group_id from refunds g join payments p on p.id = g.payment_id join versions v on v.id = p.booking_id
       order by g.created_at desc, g.id desc limit 1)
       and r.attempt = (select max(m.attempt) from refunds m where m.group_id = r.group_id and m.payment_id = r.payment_id)
     order by r.payment_id, r.id`,
    [bookingId],
  );

/**
 * Hands a refund that came back to an administrator, who asks the traveller where to send it; what waits to be tried at
 * the card again is tried no more. Repeated it changes nothing.
 * @throws AppError 404 for a foreign order, 409 where nothing came back or the card is being tried this minute.
 */
export async function askAnotherWay(ctx: RequestContext, bookingId: string): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    await sqlRows(em, 'select 1 from bookings where id = $1 for update', [bookingId]);
    const now = deps.clock.now();
    const handed: string[] = [];
    for (const { id } of await tries(em, bookingId)) {
      const refund = await em.findOneOrFail(Refund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (refund.way === 'hand') return;
      const waits = refund.status === 'requested' && isResting(refund, now);
      if (refund.status !== 'failed' && !waits) continue;
      if (refund.failureMessage === 'charge_disputed') continue;
      if (waits) await em.nativeUpdate(Refund, { id }, { status: 'failed' });
      const next = { id: newId(), status: 'requested', way: 'hand', attempt: refund.attempt + 1 } as const;
      const { paymentId, bookingId: of, amountMinor, currency, reason, groupId, taxMinor, isAllowance, note } = refund;
      const none = {
        providerRefundId: null,
        failureMessage: null,
        reference: null,
        confirmedAt: null,
        arrivedAt: null,
      };
      const part = { paymentId, bookingId: of, amountMinor, currency, reason, groupId, taxMinor, isAllowance, note };
      await em.insert(Refund, { ...part, ...none, ...next, createdAt: now });
      handed.push(next.id);
    }
    const [refundId] = handed;
    if (refundId === undefined) throw refundNotBack();
    for (const to of ['traveller', 'administrators'] as const)
      await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'refundByHand', to, refundId });
  });
}

/**
 * Says that an administrator sent a refund by hand, with the reference of the transfer.
 * @throws AppError 409 for one that is not to be sent by hand, or was sent already.
 */
export async function sentByHand(deps: Deps, refundId: string, reference: string): Promise<void> {
  await inTransaction(deps, async (em) => {
    const refund = await em.findOne(Refund, { id: refundId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (refund === null || refund.way !== 'hand' || refund.status !== 'requested') throw refundNotByHand();
    const now = deps.clock.now();
    const { bookingId } = refund;
    await em.nativeUpdate(Refund, { id: refundId }, { status: 'succeeded', confirmedAt: now, reference });
    const amount = money<string>(refund.amountMinor, refund.currency);
    await recordRefund(em, { id: refundId, bookingId, amount, taxMinor: refund.taxMinor ?? null, at: now });
    await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'refunded', to: 'traveller', refundId });
  });
}
