import type { Instant } from '@js-joda/core';
import { chargeable } from '#shared/money/provider-amount.ts';
import { money } from '#shared/money/arithmetic.ts';
import { taxWithin } from '#shared/booking/refund-plan.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { refundPayment } from '../booking-jobs.ts';
import { versionsOf } from './order-sums.sql.ts';
import { Refund } from './payment.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { soldTaxRateSql } from '../sold-quote.ts';

interface RefundRequest {
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly now: Instant;
  /** What it is a part of; left out, it is a refund by itself. */
  readonly groupId?: string;
  /** Which try it is. */
  readonly attempt?: number;
  /** The tax within it, of an order that was earned. */
  readonly taxMinor?: number | null;
  /** Whether it is not asked for again by a change of its order. */
  readonly isAllowance?: boolean;
  /** What an administrator wrote to its traveller. */
  readonly note?: string | null;
}

/** Promises money back in the same transaction as its cause; the outbox carries it to the provider. */
export async function requestRefund(deps: Deps, em: EntityManager, request: RefundRequest): Promise<void> {
  const { amount: asked, now, attempt = 1, taxMinor = null, isAllowance = false, note = null, ...rest } = request;
  const amount = chargeable(asked);
  if (amount.minor <= 0) return;
  const id = newId();
  await em.insert(Refund, {
    id,
    ...rest,
    groupId: rest.groupId ?? id,
    amountMinor: amount.minor,
    currency: amount.currency,
    status: 'requested',
    providerRefundId: null,
    failureMessage: null,
    attempt,
    taxMinor,
    isAllowance,
    note,
    way: 'card',
    shareChoice: null,
    reference: null,
    createdAt: now,
    confirmedAt: null,
    arrivedAt: null,
  });
  const wait = attempt === 1 ? undefined : hoursBefore[attempt - 2];
  const options = wait === undefined ? {} : { startAfter: now.plusSeconds(wait * 3600) };
  await deps.jobs.enqueue(em, refundPayment, { refundId: id }, options);
}

/** How long the second try waits, the third, and so on: a card that was refused may be good again, a balance full. */
const hoursBefore = [1, 6, 24, 72, 168] as const;

/** Whether a try still rests before the provider is asked; a minute less, so that nothing is taken from a running one. */
export function isResting({ attempt, createdAt }: Pick<Refund, 'attempt' | 'createdAt'>, now: Instant): boolean {
  const hours = attempt === 1 ? undefined : hoursBefore[attempt - 2];
  return hours !== undefined && now.isBefore(createdAt.plusSeconds(hours * 3600 - 60));
}

/**
 * Promises money again whose refund failed at the provider, later each time.
 * @returns whether it was tried often enough: an administrator has to see to it.
 */
export async function retryRefund(deps: Deps, em: EntityManager, failed: Refund, now: Instant): Promise<boolean> {
  const { paymentId, bookingId, reason, currency, groupId, isAllowance } = failed;
  const attempt = failed.attempt + 1;
  if (attempt - 2 >= hoursBefore.length) return true;
  const amount = money<string>(failed.amountMinor, currency);
  const { taxMinor = null, note = null } = failed;
  const same = { paymentId, bookingId, reason, groupId, isAllowance, taxMinor, note };
  await requestRefund(deps, em, { ...same, amount, now, attempt });
  return false;
}

/**
 * The tax within an amount that goes back of an order that was earned, in minor units: what is contained in what the
 * order still holds, whatever the bank has of it meanwhile, less what is contained in what is left.
 */
export async function taxOfRefund(em: EntityManager, bookingId: string, amount: Money, before = 0): Promise<number> {
  const [row] = await sqlRows<{ held: number; rate: number }>(
    em,
    `select taxed_of(b.id)::bigint as held, ${soldTaxRateSql('b.quote')} as rate
     from bookings b where b.id = $1`,
    [bookingId],
  );
  return taxWithin(money<string>((row?.held ?? 0) - before, amount.currency), amount.minor, row?.rate ?? 0);
}

interface OrderRefund {
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
  readonly now: Instant;
  readonly note?: string;
  readonly isAllowance?: boolean;
  /** Of an order that was earned: what it holds, and the tax rate of its earning. */
  readonly earned?: { readonly held: Money; readonly taxRateMillionths: number };
}

/** Gives an amount of an order back, from its newest payments first; what a payer's bank took away is not there to be given. */
export async function refundOrder(deps: Deps, em: EntityManager, { earned, ...refund }: OrderRefund): Promise<void> {
  const rows = await sqlRows<{ id: string; remaining: number }>(
    em,
    `${versionsOf('$1')}
     select p.id, p.amount_minor - coalesce(
       (select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0) - coalesce(
       (select sum(d.amount_minor) from disputes d where d.payment_id = p.id and d.state in ('open', 'lost')), 0)::bigint as remaining
     from payments p join versions v on v.id = p.booking_id where p.status = 'succeeded'
     order by p.succeeded_at desc, p.id desc`,
    [refund.bookingId],
  );
  const { currency } = refund.amount;
  let left = refund.amount.minor;
  let held = earned?.held.minor ?? 0;
  const groupId = newId();
  for (const { id, remaining } of rows) {
    const minor = Math.min(left, remaining);
    if (minor <= 0) continue;
    const taxMinor =
      earned === undefined ? null : taxWithin(money<string>(held, currency), minor, earned.taxRateMillionths);
    left -= minor;
    held -= minor;
    await requestRefund(deps, em, { ...refund, groupId, paymentId: id, amount: money(minor, currency), taxMinor });
  }
}
