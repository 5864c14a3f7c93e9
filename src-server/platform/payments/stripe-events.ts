import type Stripe from 'stripe';
import { fromProviderMinor } from '#shared/money/provider-amount.ts';
import type { ProviderEvent } from './card-provider.ts';
import type { heardEvents } from './heard-events.ts';
import { toConnectedAccount, toIntent, toListedRefund, toPayoutStatus } from './stripe-answers.ts';

type Heard = (typeof heardEvents)[keyof typeof heardEvents][number];

/** Stripe's event in the port's words. */
export function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
      return { id, type, kind: 'intent', intent: toIntent(event.data.object) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id: refundId, reference, arrived, ...refund } = toListedRefund(event.data.object);
      return { id, type, kind: 'refund', refundId, ...refund, trace: { reference, arrived } };
    }
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled': {
      const { metadata, status, failure_code, failure_message, amount, currency } = event.data.object;
      return {
        id,
        type,
        kind: 'payout',
        payoutId: event.data.object.id,
        accountId: event.account ?? null,
        amount: fromProviderMinor(amount, currency),
        metadata: metadata ?? {},
        status: toPayoutStatus(status),
        failureCode: failure_code,
        failureMessage: failure_message,
      };
    }
    case 'transfer.reversed':
    case 'transfer.updated':
      return { id, type, kind: 'transfer', transferId: event.data.object.id };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { id, type, kind: 'dispute', disputeId: event.data.object.id };
    case 'account.updated':
      return { id, type, kind: 'account', account: toConnectedAccount(event.data.object) };
    default:
      // Each event that endpoints are to send has a case above.
      event.type satisfies Exclude<Stripe.Event['type'], Heard>;
      return { id, type, kind: 'other' };
  }
}
