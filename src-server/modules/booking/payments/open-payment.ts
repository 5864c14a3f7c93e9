import { fullName } from '#shared/contact/full-name.ts';
import { createHash } from 'node:crypto';
import { chargeable } from '#shared/money/provider-amount.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { canSignIn, User } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { derivedId } from '#server/platform/ids.ts';
import type { CardFailure, Intent } from '#server/platform/payments/card-provider.ts';
import { cancelIntent } from '../booking-jobs.ts';
import type { Booking } from '../booking.entity.ts';
import { cardDeclined, holdExpired, orderNotFound, paymentServiceAway } from '../booking.errors.ts';
import { stillDue } from './order-sums.sql.ts';
import { isAnswerMissing } from './confirm-at-provider.ts';
import { refusePayment, waivePayment } from './confirm-payment.ts';
import { whyCanceled } from './why-canceled.ts';
import { lockOrder } from '../lock-bookings.ts';
import { Payment } from './payment.entity.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

type Method = 'card_token' | 'payment_intent' | 'saved_card';

/** An answer of the provider that left things open: nothing changed here, and the same request may come again. */
function refusedByProvider(failure: CardFailure): Error {
  if (failure.kind === 'unreachable' || failure.kind === 'unusable') return paymentServiceAway();
  return cardDeclined(failure.kind === 'declined' ? failure.message : null);
}

/** What is still to be paid: for a booking that replaces another, the difference to what it holds and was given back. */
async function amountDue(em: EntityManager, booking: Booking) {
  const total = money(booking.totalMinor, booking.currency);
  return booking.version === 1 ? total : stillDue(em, total, booking.id);
}

/** What the provider says of an amount below its least, also after conversion into the currency of the settlement. */
const TOO_SMALL = 'amount_too_small';

const ACTIVE = ['open', 'requires_action'] as const;

/** Lets go of a booking's unfinished payments; their intents are cancelled at the provider. */
export async function dropPayments(deps: Deps, em: EntityManager, bookingId: string): Promise<void> {
  const active = await em.find(Payment, { bookingId, status: { $in: [...ACTIVE] } }, { refresh: true });
  for (const payment of active) {
    await em.nativeUpdate(Payment, { id: payment.id }, { status: 'canceled', updatedAt: deps.clock.now() });
    if (payment.providerIntentId) await deps.jobs.enqueue(em, cancelIntent, { paymentId: payment.id });
  }
}

interface Opening {
  readonly bookingId: string;
  readonly method: Method;
  /** Begin with an intent of its own, even where one is under way. */
  readonly anew?: boolean;
}

/**
 * The one payment of a pending booking that is under way, begun now where there is none: two tabs share it, so that
 * the provider takes the money once. One whose answer is missing is never followed by another.
 * @returns `null` when the booking is confirmed already.
 * @throws AppError 409 when its hold is over or it was cancelled, 422 with the provider's message when its card was
 *   declined.
 */
export function openPayment(deps: Deps, { bookingId, method, anew = false }: Opening): Promise<Payment | null> {
  return inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    const order = await lockOrder(em, bookingId, false);
    if (order === null) throw orderNotFound();
    const { booking } = order;
    if (booking.status === 'confirmed' || booking.status === 'completed') return null;
    if (booking.status === 'canceled') throw await whyCanceled(em, booking);
    if (!order.isHeld) throw holdExpired();
    const [active] = await em.find(
      Payment,
      { bookingId, status: { $in: [...ACTIVE] } },
      { orderBy: { createdAt: 'asc' }, refresh: true },
    );
    if (active !== undefined && (isAnswerMissing(active, now) || (anew && active.askedAt))) return active;
    if (active !== undefined && !(anew && active.providerIntentId)) {
      if (active.method !== method) await em.nativeUpdate(Payment, { id: active.id }, { method, updatedAt: now });
      return active;
    }
    if (active !== undefined) await dropPayments(deps, em, bookingId);
    const due = chargeable(await amountDue(em, booking));
    // The provider's keys are made of it: one whose row is lost with a database meets its own charge again.
    const before = await em.count(Payment, { bookingId });
    const id = derivedId('payment', bookingId, `${before}`, `${due.minor} ${due.currency}`);
    await em.insert(Payment, {
      id,
      bookingId,
      method,
      providerIntentId: null,
      clientSecret: null,
      amountMinor: due.minor,
      currency: due.currency,
      status: 'open',
      cardLast4: null,
      failureMessage: null,
      checkingSince: null,
      askedAt: null,
      createdAt: now,
      updatedAt: now,
      succeededAt: null,
    });
    return em.findOneOrFail(Payment, { id });
  });
}

/** The person's customer at the provider, made on their first payment; guests have none, so their cards are not kept. */
async function customerOf(deps: Deps, bookingId: string): Promise<string | null> {
  const em = deps.db.fork();
  const [row] = await sqlRows<{ user_id: string }>(em, 'select user_id from bookings where id = $1', [bookingId]);
  const user = row === undefined ? null : await em.findOne(User, { id: row.user_id });
  if (user === null || !(await canSignIn(em, user))) return null;
  if (user.providerCustomerId) return user.providerCustomerId;
  const made = await deps.cards.createCustomer({
    email: user.email,
    name: fullName(user),
    idempotencyKey: `customer-${user.id}`,
  });
  if (!made.ok) throw refusedByProvider(made.failure);
  await em.nativeUpdate(User, { id: user.id, providerCustomerId: null }, { providerCustomerId: made.value });
  return made.value;
}

/**
 * The payment's intent at the provider. It is made unconfirmed and written down before anything may be charged, so
 * that whatever crashes afterwards, the provider's events find the payment.
 * @returns null where the amount is too small for the provider: it is waived, and what it is for is confirmed.
 * @throws AppError 503 when the provider cannot be reached, 409 when the booking was let go meanwhile; 422 when the
 *   provider refuses, for example an unknown payment method: the booking is then cancelled, as by a declined card.
 */
export async function ensureIntent(
  deps: Deps,
  payment: Payment,
  paymentMethodId: string | null,
): Promise<string | null> {
  if (payment.providerIntentId) return payment.providerIntentId;
  const customerId = await customerOf(deps, payment.bookingId);
  const shape = createHash('sha256')
    .update(`${customerId ?? ''} ${paymentMethodId ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  const made = await deps.cards.createIntent({
    amount: money(payment.amountMinor, payment.currency),
    idempotencyKey: `intent-${payment.id}-${shape}`,
    metadata: { payment_id: payment.id, booking_id: payment.bookingId },
    confirm: false,
    customerId,
    paymentMethodId,
    saveCard: customerId !== null,
  });
  if (!made.ok) {
    const { failure } = made;
    if (failure.kind === 'invalid' && failure.code === TOO_SMALL) {
      if (await waivePayment(deps, payment.id)) return null;
      throw holdExpired();
    }
    if (failure.kind === 'declined') await refusePayment(deps, payment.id, failure.message);
    if (failure.kind === 'invalid') await refusePayment(deps, payment.id, null);
    throw refusedByProvider(failure);
  }
  return keepIntent(deps, payment, made.value);
}

async function keepIntent(deps: Deps, payment: Payment, intent: Intent): Promise<string> {
  const [kept] = await deps.db.query<{ provider_intent_id: string }>(
    `update payments set provider_intent_id = coalesce(provider_intent_id, $2), client_secret = coalesce(client_secret, $3),
       updated_at = $4
     where id = $1 and status in ('open', 'requires_action') returning provider_intent_id`,
    [payment.id, intent.id, intent.clientSecret, deps.clock.now().toString()],
  );
  if (kept?.provider_intent_id === intent.id) return intent.id;
  if (kept === undefined && (await isIntentOf(deps, payment, intent))) return intent.id;
  await deps.cards.cancelIntent(intent.id, `cancel-${intent.id}`);
  if (kept === undefined) throw holdExpired();
  return kept.provider_intent_id;
}

/** Whether another tab wrote this very intent down and has settled the payment since: its state then decides. */
async function isIntentOf({ db }: Deps, payment: Payment, intent: Intent): Promise<boolean> {
  const [row] = await db.query<{ provider_intent_id: string | null }>(
    'select provider_intent_id from payments where id = $1',
    [payment.id],
  );
  return row?.provider_intent_id === intent.id;
}
