import type { z } from 'zod/mini';
import type { confirmIntentSchema, intentSchema, startIntentSchema } from '#shared/booking/booking-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isId } from '#server/platform/ids.ts';
import type { Intent } from '#server/platform/payments/card-provider.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { alreadyPaid, orderNotFound, paymentNotFound, paymentPending, paymentServiceAway } from '../booking.errors.ts';
import { settlePayment } from './confirm-payment.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { ensureIntent, openPayment } from './open-payment.ts';
import { outcomeOf, type PayOutcome } from './pay-booking.ts';

/**
 * Begins a payment that the browser confirms with the provider itself.
 * @throws AppError 404 for a foreign order; 409 when it is paid or its hold is over; 503 when the provider is away.
 */
export async function startIntent(ctx: RequestContext, input: z.output<typeof startIntentSchema>) {
  await requireOrderAccess(ctx, input.bookingId);
  const { deps } = ctx;
  const { bookingId, paymentMethodId = null } = input;
  const payment = await openPayment(deps, { bookingId, method: 'payment_intent', anew: paymentMethodId !== null });
  if (payment === null) throw alreadyPaid();
  const intentId = await ensureIntent(deps, payment, paymentMethodId);
  const [row] = await deps.db.query<{ client_secret: string }>('select client_secret from payments where id = $1', [
    payment.id,
  ]);
  return { bookingId, paymentId: payment.id, intentId, clientSecret: row?.client_secret ?? '' };
}

interface FoundPayment {
  readonly id: string;
  readonly booking_id: string;
  readonly provider_intent_id: string;
}

/** A payment by its intent, its own id or its booking's; only of an order that the asker may open. */
async function requirePayment(
  ctx: RequestContext,
  { intentId, bookingId }: z.output<typeof intentSchema>,
): Promise<FoundPayment> {
  const [row] = await ctx.deps.db.query<FoundPayment>(
    `select id, booking_id, provider_intent_id from payments
     where (provider_intent_id = $1 or id = $2 or booking_id = $2) and provider_intent_id is not null
     order by created_at desc limit 1`,
    [intentId, isId(intentId) ? intentId : null],
  );
  if (row === undefined || (bookingId !== undefined && row.booking_id !== bookingId)) throw paymentNotFound();
  await requireOrderAccess(ctx, row.booking_id).catch((error: unknown) => {
    throw error instanceof Error && error.message === orderNotFound().message ? paymentNotFound() : error;
  });
  return row;
}

async function retrieve({ cards }: Deps, intentId: string): Promise<Intent> {
  const found = await cards.retrieveIntent(intentId);
  if (!found.ok) throw paymentServiceAway();
  return found.value;
}

/**
 * Finishes a payment that was begun by an intent: confirms it where that is left to us, and takes over what the
 * provider says of it. Events of the provider come to the same, if the client never asks.
 * @throws AppError 422 with the provider's message; 409 while nothing was paid; 503 when the provider is away.
 */
export async function confirmByIntent(
  ctx: RequestContext,
  input: z.output<typeof confirmIntentSchema>,
): Promise<PayOutcome> {
  const payment = await requirePayment(ctx, input);
  const { deps } = ctx;
  const intentId = payment.provider_intent_id;
  const found = await retrieve(deps, intentId);
  if (found.state !== 'requires_confirmation') {
    await settlePayment(deps, payment.id, { intent: found });
  } else {
    const confirmed = await deps.cards.confirmIntent(intentId, {
      idempotencyKey: `confirm-${payment.id}-${input.requestId}`,
    });
    if (!confirmed.ok && confirmed.failure.kind === 'unreachable') throw paymentServiceAway();
    const intent = confirmed.ok ? confirmed.value : await retrieve(deps, intentId);
    await settlePayment(deps, payment.id, { intent });
  }
  const outcome = await outcomeOf(deps, payment.id);
  if (outcome.status === 'processing' && found.state === 'requires_payment_method') throw paymentPending();
  return outcome;
}

/**
 * Gives a payment up after it failed in the browser: the intent is cancelled, and so is the pending booking.
 * @throws AppError 409 when it was paid after all; 503 when the provider is away.
 */
export async function dropIntent(ctx: RequestContext, input: z.output<typeof intentSchema>): Promise<void> {
  const payment = await requirePayment(ctx, input);
  const { deps } = ctx;
  const intentId = payment.provider_intent_id;
  const before = await retrieve(deps, intentId);
  if (before.state === 'succeeded') {
    await settlePayment(deps, payment.id, { intent: before });
    throw alreadyPaid();
  }
  const canceled = await deps.cards.cancelIntent(intentId, `cancel-${payment.id}`);
  if (!canceled.ok && canceled.failure.kind === 'unreachable') throw paymentServiceAway();
  const intent = canceled.ok ? canceled.value : await retrieve(deps, intentId);
  await settlePayment(deps, payment.id, { intent: { ...intent, failureMessage: before.failureMessage } });
  if (intent.state === 'succeeded') throw alreadyPaid();
}
