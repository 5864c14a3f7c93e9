import { MADE_AT_PROVIDER } from '#shared/booking/refund-tracker.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { noteDifference, settleDifference } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { ListedRefund } from '#server/platform/payments/refund.ts';
import { lockOrderOfPayment } from './lock-order-of-payment.ts';
import { Payment, Refund } from './payment.entity.ts';
import { paymentOfIntent } from './payment-of-intent.ts';
import { requestRefund, taxOfRefund } from './refunds.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Compares all refunds that the provider has of an intent with the books, and takes over what was made there without us:
 * docs/decisions/disputes.md. Repeated, late and out of order it comes to the same.
 * @returns whether the intent is a payment of ours.
 * @throws Error when the provider cannot be asked.
 */
export async function compareRefunds(deps: Deps, intentId: string): Promise<boolean> {
  const paymentId = await paymentOfIntent(deps, intentId);
  if (paymentId === null) return false;
  const listed = await deps.cards.listRefunds(intentId);
  if (!listed.ok) throw cardFailed(`Refunds of ${intentId}`, listed.failure);
  if (listed.value.length === 0) return true;
  await inTransaction(deps, async (em) => {
    const { orderId } = await lockOrderOfPayment(em, paymentId);
    const payment = await em.findOneOrFail(Payment, { id: paymentId }, { refresh: true });
    // What it gives back is not there yet: the payment's own event comes first.
    if (payment.status !== 'succeeded') throw new Error(`Payment ${paymentId} is not known to have succeeded yet.`);
    for (const refund of listed.value) await takeOver(deps, em, { payment, orderId, refund });
  });
  return true;
}

interface Found {
  readonly payment: Payment;
  /** The booking which the order is now. */
  readonly orderId: string;
  readonly refund: ListedRefund;
}

async function takeOver(deps: Deps, em: EntityManager, found: Found): Promise<void> {
  const { payment, refund } = found;
  const { id, status, failureMessage, reference, arrived } = refund;
  const said = { id, status, failureMessage, trace: { reference, arrived } };
  const rows = await em.find(
    Refund,
    { paymentId: payment.id },
    { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  const known = rows.filter(({ providerRefundId }) => providerRefundId === id);
  const { refund_id: named = '' } = refund.metadata;
  const asked = rows.find(
    (row) => isId(named) && row.id === named && isOpen(row) && row.amountMinor === refund.amount.minor,
  );
  const ours = known.length > 0 ? known : asked === undefined ? [] : [asked];
  for (const row of ours) await settleRefund(deps, em, row.id, said);
  if (ours.length > 0 || status === 'failed') return;
  const made = await bookMade(deps, em, found, rows);
  for (const each of made) await settleRefund(deps, em, each, said);
}

/** Promised here, and not yet at the provider. */
const isOpen = ({ status, providerRefundId }: Refund): boolean => status === 'requested' && !providerRefundId;

/**
 * Writes a refund down that was made at the provider. Where it leaves too little for what we promised of the same
 * payment, it stands for that promise, and only the rest is still asked for.
 * @returns the rows that are this refund; none where the books hold less than it gives back.
 */
async function bookMade(deps: Deps, em: EntityManager, found: Found, rows: readonly Refund[]): Promise<string[]> {
  const { payment, orderId, refund } = found;
  const now = deps.clock.now();
  const promised = rows.reduce((sum, { status, amountMinor }) => (status === 'failed' ? sum : sum + amountMinor), 0);
  const open = rows.filter(isOpen);
  const about = { subject: 'refund', providerId: refund.id } as const;
  let missing = Math.max(0, promised + refund.amount.minor - payment.amountMinor);
  if (
    missing > open.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ||
    refund.amount.currency !== payment.currency
  ) {
    const what = 'moreThanPaid' as const;
    await noteDifference(em, deps, {
      ...about,
      what,
      amount: refund.amount,
      bookingId: orderId,
      detail: payment.providerIntentId ?? null,
    });
    return [];
  }
  const made: string[] = [];
  let left = refund.amount.minor;
  for (const promise of open) {
    const minor = Math.min(missing, promise.amountMinor);
    if (minor <= 0) continue;
    await fulfil(deps, em, promise, { minor, providerRefundId: refund.id });
    made.push(promise.id);
    missing -= minor;
    left -= minor;
  }
  if (left > 0) made.push(await bookRest(em, found, left, now.toString()));
  await settleDifference(em, deps, about);
  return made;
}

/** A promise that a refund at the provider keeps, of a part of it at least; the rest is asked for by itself. */
async function fulfil(
  deps: Deps,
  em: EntityManager,
  promise: Refund,
  { minor, providerRefundId }: { readonly minor: number; readonly providerRefundId: string },
): Promise<void> {
  const { id, amountMinor, currency, paymentId, bookingId, reason, groupId, attempt, isAllowance } = promise;
  const { taxMinor: tax = null, note = null } = promise;
  const taxMinor = tax === null ? null : Math.floor((tax * minor) / amountMinor);
  await em.nativeUpdate(Refund, { id }, { amountMinor: minor, taxMinor, way: 'card', providerRefundId });
  await requestRefund(deps, em, {
    paymentId,
    bookingId,
    reason,
    groupId,
    attempt,
    isAllowance,
    note,
    amount: money<string>(amountMinor - minor, currency),
    taxMinor: tax === null || taxMinor === null ? null : tax - taxMinor,
    now: deps.clock.now(),
  });
}

/**
 * What of a refund at the provider keeps no promise of ours: of an order to come it is not asked for again by a change;
 * of one that is earned, or is to be, the partner's share waits for a choice.
 */
async function bookRest(
  em: EntityManager,
  { payment, orderId, refund }: Found,
  minor: number,
  at: string,
): Promise<string> {
  const id = newId();
  const [order] = await sqlRows<{ is_to_come: boolean; is_earned: boolean }>(
    em,
    `select status = 'confirmed' as is_to_come,
       exists (select from ledger_transactions t where t.booking_id = b.id and t.kind = 'earning') as is_earned
     from bookings b where id = $1`,
    [orderId],
  );
  const { is_to_come: isToCome = false, is_earned: isEarned = false } = order ?? {};
  const taxMinor = isEarned ? await taxOfRefund(em, orderId, money<string>(minor, payment.currency)) : null;
  await sqlRows(
    em,
    `insert into refunds (id, payment_id, booking_id, amount_minor, currency, reason, status, provider_refund_id, group_id,
       attempt, tax_minor, is_allowance, way, share_choice, created_at)
     values ($1, $2, $3, $4, $5, $6, 'requested', $7, $1, 1, $8, $9, 'provider', $10, $11)`,
    [
      id,
      payment.id,
      orderId,
      minor,
      payment.currency,
      MADE_AT_PROVIDER,
      refund.id,
      taxMinor,
      isToCome,
      isToCome || isEarned ? 'open' : null,
      at,
    ],
  );
  return id;
}
