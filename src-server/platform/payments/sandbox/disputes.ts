import { invalidRequest } from './api-error.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { groupOf, textOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import type { Charge, Dispute } from './records.ts';

/** How long the platform has to answer, in seconds. */
const DAYS_TO_ANSWER = 9 * 86_400;

/** What a test says instead of evidence decides the case, as with the provider's own test cards. */
const verdicts: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

export const disputeEndpoints: Endpoints = {
  'GET /v1/disputes': ({ state }, { params }) => {
    const intent = textOf(params, 'payment_intent');
    const all = Object.values(state.disputes);
    return listPage(
      intent === undefined ? all : all.filter((each) => each.payment_intent === intent),
      params,
      '/v1/disputes',
    );
  },
  'GET /v1/disputes/:id': ({ state }, { path: [id] }) => find(state.disputes, 'dispute', id),
  'POST /v1/disputes/:id': (context, { path: [id], params }) => {
    const dispute = find(context.state.disputes, 'dispute', id);
    refuseDecided(dispute);
    const text = textOf(groupOf(params, 'evidence'), 'uncategorized_text') ?? '';
    dispute.sandbox_evidence = text;
    dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
    context.emit('charge.dispute.updated', dispute);
    const verdict = verdicts[text];
    if (verdict !== undefined) decide(context, dispute, verdict);
    return dispute;
  },
  'POST /v1/disputes/:id/close': (context, { path: [id] }) => {
    const dispute = find(context.state.disputes, 'dispute', id);
    refuseDecided(dispute);
    decide(context, dispute, 'lost');
    return dispute;
  },
};

/** The payer's bank asks for the money of a charge back: it is withdrawn at once, except for an inquiry. */
export function openDispute(
  context: SandboxContext,
  charge: Charge,
  about: { readonly reason: string; readonly isInquiry?: boolean; readonly isWhole?: boolean },
): Dispute {
  if (charge.sandbox_disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const made: Dispute = {
    id: context.newId('du'),
    object: 'dispute',
    created: context.now(),
    livemode: false,
    // A bank may ask for all of it, whatever went back before.
    amount: about.isWhole ? charge.amount : charge.amount - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: about.reason,
    status: about.isInquiry ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: about.isInquiry === true,
    metadata: {},
    sandbox_due_by: context.now() + DAYS_TO_ANSWER,
    sandbox_evidence: null,
  };
  context.state.disputes[made.id] = made;
  charge.sandbox_disputed = true;
  context.emit('charge.dispute.created', made);
  if (!about.isInquiry) context.emit('charge.dispute.funds_withdrawn', made);
  return made;
}

/** Whether its money is away from the platform. */
export const isWithdrawn = ({ status }: Dispute): boolean =>
  ['needs_response', 'under_review', 'lost'].includes(status);

const isInquiry = ({ status }: Dispute) => status.startsWith('warning_');

function refuseDecided({ id, status }: Dispute): void {
  if (!['won', 'lost', 'warning_closed'].includes(status)) return;
  throw invalidRequest(`The dispute ${id} is closed already.`, { code: 'dispute_closed' });
}

function decide(context: SandboxContext, dispute: Dispute, verdict: 'won' | 'lost'): void {
  dispute.status = isInquiry(dispute) ? 'warning_closed' : verdict;
  context.emit('charge.dispute.closed', dispute);
  if (dispute.status === 'won') context.emit('charge.dispute.funds_reinstated', dispute);
}

/** The bank goes on after its question was closed, or after what it decided. */
export function reopenDispute(context: SandboxContext, id: string): void {
  const dispute = find(context.state.disputes, 'dispute', id);
  dispute.status = 'needs_response';
  context.emit('charge.dispute.updated', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
}
