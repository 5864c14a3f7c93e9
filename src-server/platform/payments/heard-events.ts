/**
 * The events that the product works off, by the kind of webhook endpoint that tells them: an endpoint gets only what it is
 * enabled for. docs/operations.md names them.
 */
export const heardEvents = {
  account: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'payment_intent.processing',
    'payment_intent.requires_action',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'transfer.reversed',
    'transfer.updated',
  ],
  connected: ['account.updated', 'payout.created', 'payout.updated', 'payout.paid', 'payout.failed', 'payout.canceled'],
} as const;
