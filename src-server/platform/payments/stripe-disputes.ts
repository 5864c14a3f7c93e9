import { Instant } from '@js-joda/core';
import type Stripe from 'stripe';
import { fromProviderMinor } from '#shared/money/provider-amount.ts';
import type { Dispute, DisputeState } from './dispute.ts';
import { idOf } from './stripe-answers.ts';

/** While an appeal runs the money stays away, as after a case that was lost. */
const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'lapsed',
  prevented: 'lapsed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** Stripe's dispute in the port's words; a status of tomorrow counts as open, which holds the money. */
export function toDispute(found: Stripe.Dispute): Dispute {
  const { id, amount, currency, reason, status, created, payment_intent, evidence_details } = found;
  const dueBy = evidence_details.due_by;
  return {
    id,
    intentId: idOf(payment_intent),
    amount: fromProviderMinor(amount, currency),
    reason,
    state: states[status] ?? 'open',
    openedAt: Instant.ofEpochSecond(created),
    respondBy: dueBy === null ? null : Instant.ofEpochSecond(dueBy),
  };
}
