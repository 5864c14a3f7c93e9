import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { refundPayment } from './booking-jobs.ts';
import { chainOf } from './chain.sql.ts';
import { Refund } from './payment.entity.ts';

interface RefundRequest {
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly now: Instant;
}

/** Promises money back in the same transaction as its cause; the outbox carries it to the provider. */
export async function requestRefund(deps: Deps, em: EntityManager, request: RefundRequest): Promise<void> {
  const { amount, now, ...rest } = request;
  if (amount.minor <= 0) return;
  const id = newId();
  await em.insert(Refund, {
    id,
    ...rest,
    amountMinor: amount.minor,
    currency: amount.currency,
    status: 'requested',
    providerRefundId: null,
    failureMessage: null,
    createdAt: now,
    confirmedAt: null,
  });
  await deps.jobs.enqueue(em, refundPayment, { refundId: id });
}

interface OrderRefund {
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly now: Instant;
}

/** Gives an amount of an order back, from its newest payments first. */
export async function refundOrder(deps: Deps, em: EntityManager, refund: OrderRefund): Promise<void> {
  const rows = await em.execute<{ id: string; remaining: string }[]>(
    `${chainOf('?')}
     select p.id, p.amount_minor - coalesce(
       (select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0)::bigint as remaining
     from payments p join chain c on c.id = p.booking_id where p.status = 'succeeded'
     order by p.succeeded_at desc, p.id desc`,
    [refund.bookingId],
  );
  let left = refund.amount.minor;
  for (const { id, remaining } of rows) {
    const minor = Math.min(left, Number(remaining));
    if (minor <= 0) continue;
    left -= minor;
    await requestRefund(deps, em, { ...refund, paymentId: id, amount: money(minor, refund.amount.currency) });
  }
}
