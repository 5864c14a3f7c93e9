import Stripe from 'stripe';
import type { CardFailure } from './card-provider.ts';

/**
 * What an error of the Stripe package means for the caller; null for one that is a fault of this program.
 */
export function failureOf(error: unknown): CardFailure | null {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    return {
      kind: 'declined',
      message: error.message,
      code: error.decline_code || error.code || 'card_declined',
      intentId: error.payment_intent?.id ?? null,
    };
  }
  // Its own words may quote the key.
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return { kind: 'unusable', message: `The card provider refuses our key (${error.statusCode ?? 'no status'})` };
  }
  if (error instanceof errors.StripeIdempotencyError && error.statusCode !== 409) {
    return { kind: 'invalid', message: error.message, code: null };
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    return { kind: 'invalid', message: error.message, code: error.code ?? null };
  }
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeIdempotencyError
  ) {
    return { kind: 'unreachable', message: error.message };
  }
  return null;
}
