import { Instant } from '@js-joda/core';
import type Stripe from 'stripe';
import { fromProviderMinor } from '#shared/money/provider-amount.ts';
import type { Intent, IntentState, SavedCard } from './card-provider.ts';
import type { ListedRefund, RefundStatus, RefundTrace } from './refund.ts';
import type { ConnectedAccount, PayoutStatus } from './connected-account.ts';

/** Stripe's payment intent in the port's words. */
export function toIntent(found: Stripe.PaymentIntent): Intent {
  return {
    id: found.id,
    clientSecret: found.client_secret ?? '',
    state: toState(found.status),
    amount: fromProviderMinor(found.amount, found.currency),
    cardLast4: cardOf(found)?.last4 ?? null,
    cardFingerprint: cardOf(found)?.fingerprint ?? null,
    failureMessage: found.last_payment_error?.message ?? null,
    metadata: found.metadata,
  };
}

const states: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'succeeded',
  'canceled',
] satisfies IntentState[];

/** Any other state (funds that are only held, one that Stripe adds later) is neither paid nor given up. */
function toState(status: string): IntentState {
  return states.includes(status) ? (status as IntentState) : 'processing';
}

/** The card that was charged, or that is to be. */
function cardOf({ latest_charge: charge, payment_method: method }: Stripe.PaymentIntent) {
  const charged = charge !== null && typeof charge === 'object' ? charge.payment_method_details?.card : undefined;
  if (charged?.last4) return charged;
  return method !== null && typeof method === 'object' ? method.card : undefined;
}

export const toSavedCard = (id: string, card: Stripe.PaymentMethod.Card): SavedCard => ({
  id,
  brand: card.brand,
  last4: card.last4,
  expiryMonth: card.exp_month,
  expiryYear: card.exp_year,
  fingerprint: card.fingerprint ?? null,
});

/** A refund that needs an action or was canceled has not reached the payer. */
export function toRefundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Where a refund is on its way: the bank's reference, and whether it took the payment off before it was ever shown. */
export function toRefundTrace({ status, destination_details: way }: Stripe.Refund): RefundTrace {
  const card = way?.card;
  return { reference: card?.reference ?? null, arrived: status === 'succeeded' && card?.type === 'reversal' };
}

/** Stripe's refund in the port's words. */
export const toListedRefund = (found: Stripe.Refund): ListedRefund => ({
  id: found.id,
  intentId: idOf(found.payment_intent),
  amount: fromProviderMinor(found.amount, found.currency),
  status: toRefundStatus(found.status),
  failureMessage: found.failure_reason ?? null,
  metadata: found.metadata ?? {},
  ...toRefundTrace(found),
});

export function idOf(found: string | { readonly id: string } | null): string | null {
  return typeof found === 'string' ? found : (found?.id ?? null);
}

/** What was canceled never reached the bank. */
export function toPayoutStatus(status: string): PayoutStatus {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Stripe's account in the port's words. */
export function toConnectedAccount(found: Stripe.Account): ConnectedAccount {
  const { requirements } = found;
  const bank = found.external_accounts?.data.find((each) => each.object === 'bank_account');
  const deadline = requirements?.current_deadline ?? null;
  return {
    id: found.id,
    payoutsEnabled: found.payouts_enabled,
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    currentDeadline: deadline === null ? null : Instant.ofEpochSecond(deadline),
    requirementErrors: (requirements?.errors ?? []).map(({ requirement, code, reason }) => ({
      requirement,
      code,
      reason,
    })),
    accountLast4: bank?.last4 ?? null,
    currencies: [
      ...new Set((found.external_accounts?.data ?? []).flatMap((each) => each.currency?.toUpperCase() ?? [])),
    ],
    routingNumber: bank?.object === 'bank_account' ? bank.routing_number : null,
  };
}
