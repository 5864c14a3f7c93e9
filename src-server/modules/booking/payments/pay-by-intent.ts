import type { z } from 'zod/mini';
import type { confirmIntentSchema, intentSchema, startIntentSchema } from '#shared/booking/booking-schema.ts';
import type { Deps } from '#server/deps.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { isId } from '#server/platform/ids.ts';
import type { Intent } from '#server/platform/payments/card-provider.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import {
  alreadyPaid,
  orderNotFound,
  paymentChecking,
  paymentNotFound,
  paymentPending,
  paymentServiceAway,
  paymentUnknown,
} from '../booking.errors.ts';
import { markChecking } from './check-payments.job.ts';
import { confirmAtProvider } from './confirm-at-provider.ts';
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
  const scope = `intent:${scopeOf(ctx)}:${bookingId}`;
  const { paymentId } = await withIdempotency(
    deps,
    { scope, key: input.requestId, request: { paymentMethodId } },
    async () => ({
      paymentId: await beginIntent(deps, bookingId, paymentMethodId),
    }),
  );
  const [row] = await deps.db.query<{ provider_intent_id: string; client_secret: string }>(
    'select provider_intent_id, client_secret from payments where id = $1',
    [paymentId],
  );
  return { bookingId, paymentId, intentId: row?.provider_intent_id ?? '', clientSecret: row?.client_secret ?? '' };
}

async function beginIntent(deps: Deps, bookingId: string, paymentMethodId: string | null): Promise<string> {
  const payment = await openPayment(deps, { bookingId, method: 'payment_intent', anew: paymentMethodId !== null });
  if (payment === null) throw alreadyPaid();
  if (payment.checkingSince || payment.askedAt) throw paymentChecking();
  // Nothing is left to pay where it was waived.
  if ((await ensureIntent(deps, payment, paymentMethodId)) === null) throw alreadyPaid();
  return payment.id;
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

/** `null` when the provider cannot be asked: what became of the payment is then not known. */
async function retrieve({ cards }: Deps, intentId: string): Promise<Intent | null> {
  const found = await cards.retrieveIntent(intentId);
  return found.ok ? found.value : null;
}

/**
 * Finishes a payment that was begun by an intent: confirms it where that is left to us, and takes over what the
 * provider says of it. Events of the provider come to the same, if the client never asks.
 * Where its answer is missing, the payment is `processing` until it is known.
 * @throws AppError 422 with the provider's message; 409 while nothing was paid.
 */
export async function confirmByIntent(
  ctx: RequestContext,
  input: z.output<typeof confirmIntentSchema>,
): Promise<PayOutcome> {
  const payment = await requirePayment(ctx, input);
  const { deps } = ctx;
  const intentId = payment.provider_intent_id;
  const found = await retrieve(deps, intentId);
  const intent =
    found?.state === 'requires_confirmation'
      ? await finish(deps, payment, `confirm-${payment.id}-${input.requestId}`)
      : found;
  if (intent === null) await markChecking(deps, payment.id);
  else await settlePayment(deps, payment.id, { intent });
  const outcome = await outcomeOf(deps, payment.id);
  if (outcome.status === 'processing' && intent?.state === 'requires_payment_method') throw paymentPending();
  return outcome;
}

async function finish(deps: Deps, payment: FoundPayment, idempotencyKey: string): Promise<Intent | null> {
  const confirmed = await confirmAtProvider(
    deps,
    { id: payment.id, intentId: payment.provider_intent_id },
    { idempotencyKey },
  );
  if (confirmed.ok) return confirmed.value;
  const { kind } = confirmed.failure;
  if (kind === 'unusable') throw paymentServiceAway();
  return kind === 'unreachable' ? null : retrieve(deps, payment.provider_intent_id);
}

/**
 * Gives a payment up after it failed in the browser: the intent is cancelled, and so is the pending booking.
 * @throws AppError 409 when it was paid after all; 503 when the provider is away, and nothing is known.
 */
export async function dropIntent(ctx: RequestContext, input: z.output<typeof intentSchema>): Promise<void> {
  const payment = await requirePayment(ctx, input);
  const { deps } = ctx;
  const intentId = payment.provider_intent_id;
  const before = await retrieve(deps, intentId);
  if (before === null) throw paymentUnknown();
  if (before.state === 'succeeded') {
    await settlePayment(deps, payment.id, { intent: before });
    throw alreadyPaid();
  }
  const canceled = await deps.cards.cancelIntent(intentId, `cancel-${payment.id}`);
  const intent = canceled.ok ? canceled.value : await retrieve(deps, intentId);
  if (intent === null) throw paymentUnknown();
  await settlePayment(deps, payment.id, { intent: { ...intent, failureMessage: before.failureMessage } });
  if (intent.state === 'succeeded') throw alreadyPaid();
}
