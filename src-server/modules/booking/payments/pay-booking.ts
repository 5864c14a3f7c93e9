import type { z } from 'zod/mini';
import type { cardSchema, payBookingSchema } from '#shared/booking/booking-schema.ts';
import type { Deps } from '#server/deps.ts';
import { rememberCard } from '#server/modules/accounts/accounts.module.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import type { Intent } from '#server/platform/payments/card-provider.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import { cardDeclined, cardMissing, holdExpired, paymentDropped, paymentServiceAway } from '../booking.errors.ts';
import { markChecking } from './check-payments.job.ts';
import { confirmAtProvider, isAnswerMissing } from './confirm-at-provider.ts';
import { settlePayment } from './confirm-payment.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { keepsCard, requireOwnCard } from './kept-card.ts';
import { ensureIntent, openPayment } from './open-payment.ts';
import { whyCanceled, whyNotPaid } from './why-canceled.ts';

export type Card = z.output<typeof cardSchema>;

/** What became of a payment. `processing`: the provider decides later and tells by its event, or its answer is missing. */
export type PayOutcome =
  | { readonly status: 'confirmed' | 'processing'; readonly bookingId: string }
  | {
      readonly status: 'requires_action';
      readonly bookingId: string;
      readonly intentId: string;
      readonly clientSecret: string;
    };

export const hasCard = (card: Card | undefined): card is Card =>
  card !== undefined && [card.cardToken, card.paymentMethodId, card.savedCardId].some((each) => each !== undefined);

/**
 * Pays a pending booking by a card's token, a payment method or a kept card. A declined card cancels the booking.
 * Where the provider's answer is lost, the payment is `processing` until it is known, and no other is begun.
 * @throws AppError 404 for a foreign order or kept card; 422 with the provider's message; 409 when its hold is over; 503
 *   when the provider cannot be reached before anything was charged: the same request may come again.
 */
export async function payBooking(ctx: RequestContext, input: z.output<typeof payBookingSchema>): Promise<PayOutcome> {
  await requireOrderAccess(ctx, input.bookingId);
  if (!hasCard(input)) throw cardMissing();
  const scope = `pay:${scopeOf(ctx)}:${input.bookingId}`;
  const { paymentId } = await withIdempotency(ctx.deps, { scope, key: input.requestId, request: input }, async () => {
    await requireOwnCard(ctx, input.bookingId, input.savedCardId);
    const keepCard = await keepsCard(ctx, input.bookingId, input.keepCard);
    return chargeCard(ctx.deps, input.bookingId, { ...input, keepCard }, input.requestId);
  });
  return paymentId === null ? { status: 'confirmed', bookingId: input.bookingId } : outcomeOf(ctx.deps, paymentId);
}

/** The same without questions, for use cases that have asked them; `scope` says whose request it is. */
export async function payWithCard(
  deps: Deps,
  scope: string,
  bookingId: string,
  card: Card,
  requestId: string,
): Promise<PayOutcome> {
  const { paymentId } = await withIdempotency(deps, { scope: `pay-${scope}`, key: requestId, request: card }, () =>
    chargeCard(deps, bookingId, card, requestId),
  );
  return paymentId === null ? { status: 'confirmed', bookingId } : outcomeOf(deps, paymentId);
}

async function chargeCard(deps: Deps, bookingId: string, card: Card, requestId: string) {
  const isSaved = card.savedCardId !== undefined;
  const method = isSaved ? 'saved_card' : 'card_token';
  const payment = await openPayment(deps, { bookingId, method });
  if (payment === null) return { paymentId: null };
  if (isAnswerMissing(payment, deps.clock.now())) return { paymentId: payment.id };
  const intentId = await ensureIntent(deps, payment, null);
  if (intentId === null) return { paymentId: null };
  const confirmed = await confirmAtProvider(
    deps,
    { id: payment.id, intentId },
    {
      cardToken: card.cardToken ?? null,
      paymentMethodId: card.savedCardId ?? card.paymentMethodId ?? null,
      // A kept card is kept already, and asking for it again would ask the bank again.
      ...(isSaved || card.keepCard === false ? { saveCard: false } : {}),
      idempotencyKey: `confirm-${payment.id}-${requestId}`,
    },
  );
  if (confirmed.ok) {
    await settlePayment(deps, payment.id, { intent: confirmed.value });
    if (card.keepCard !== false) await rememberKeptCard(deps, bookingId, confirmed.value);
  } else if (confirmed.failure.kind === 'unusable') throw paymentServiceAway();
  else if (confirmed.failure.kind === 'unreachable') await markChecking(deps, payment.id);
  else
    await settleRefusal(
      deps,
      payment.id,
      intentId,
      confirmed.failure.kind === 'declined' ? confirmed.failure.message : null,
    );
  return { paymentId: payment.id };
}

/** Guests' cards are never kept. */
async function rememberKeptCard(deps: Deps, bookingId: string, { state, cardLast4 }: Intent): Promise<void> {
  if (state !== 'succeeded' || cardLast4 === null) return;
  const [payer] = await deps.db.query<{ id: string }>(
    `select u.id from bookings b join users u on u.id = b.user_id
     where b.id = $1 and u.provider_customer_id is not null`,
    [bookingId],
  );
  if (payer !== undefined) await rememberCard(deps, payer.id, cardLast4);
}

/** A refused confirmation may come after another tab's success: the provider's present state decides. */
async function settleRefusal(deps: Deps, paymentId: string, intentId: string, message: string | null): Promise<void> {
  const found = await deps.cards.retrieveIntent(intentId);
  if (!found.ok) return markChecking(deps, paymentId);
  const isOpen = found.value.state === 'requires_payment_method' || found.value.state === 'requires_confirmation';
  await settlePayment(deps, paymentId, { intent: found.value, ...(isOpen ? { declined: message } : {}) });
}

interface StateRow {
  readonly booking_id: string;
  readonly payment_status: string;
  readonly booking_status: string;
  readonly provider_intent_id: string | null;
  readonly client_secret: string | null;
  readonly failure_message: string | null;
  readonly cancellation_reason: string | null;
  readonly payment_message: string | null;
}

/** Where a payment stands now. @throws AppError when it failed or came too late. */
export async function outcomeOf({ db }: Deps, paymentId: string): Promise<PayOutcome> {
  const [row] = await db.query<StateRow>(
    `select p.booking_id, p.status as payment_status, b.status as booking_status, p.provider_intent_id, p.client_secret,
       p.failure_message, b.cancellation_reason, b.payment_message
     from payments p join bookings b on b.id = p.booking_id where p.id = $1`,
    [paymentId],
  );
  if (row === undefined) throw holdExpired();
  const bookingId = row.booking_id;
  if (row.booking_status === 'confirmed' || row.booking_status === 'completed')
    return { status: 'confirmed', bookingId };
  if (row.payment_status === 'failed') throw cardDeclined(row.failure_message);
  if (row.booking_status === 'canceled') {
    const { cancellation_reason: cancellationReason, payment_message: paymentMessage } = row;
    const booking = { id: bookingId, cancellationReason, paymentMessage };
    throw await (row.payment_status === 'succeeded' ? whyCanceled(db.fork(), booking) : whyNotPaid(db.fork(), booking));
  }
  if (row.payment_status === 'canceled') throw paymentDropped();
  if (row.payment_status === 'requires_action') {
    const { provider_intent_id, client_secret } = row;
    return {
      status: 'requires_action',
      bookingId,
      intentId: provider_intent_id ?? '',
      clientSecret: client_secret ?? '',
    };
  }
  return { status: 'processing', bookingId };
}
