import { invalidRequest, missingParameter } from './api-error.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { type Params, textOf, textsOf } from './form-params.ts';
import { isWithdrawn } from './disputes.ts';
import { find, listPage } from './lists.ts';
import { moneyOf } from './platform-rules.ts';
import type { Charge, Refund } from './records.ts';

export const refundEndpoints: Endpoints = {
  'GET /v1/charges': ({ state }, { params }) => {
    const intent = textOf(params, 'payment_intent');
    const all = Object.values(state.charges);
    return listPage(
      intent === undefined ? all : all.filter((each) => each.payment_intent === intent),
      params,
      '/v1/charges',
    );
  },
  'GET /v1/charges/:id': ({ state }, { path: [id] }) => find(state.charges, 'charge', id),
  'POST /v1/refunds': (context, { params }) => refund(context, params),
  'GET /v1/refunds': ({ state }, { params }) => {
    const intent = textOf(params, 'payment_intent');
    const all = Object.values(state.refunds);
    return listPage(
      intent === undefined ? all : all.filter((each) => each.payment_intent === intent),
      params,
      '/v1/refunds',
    );
  },
  'GET /v1/refunds/:id': ({ state }, { path: [id] }) => find(state.refunds, 'refund', id),
};

function refund(context: SandboxContext, params: Params): object {
  const charge = chargeOf(context, params);
  if (Object.values(context.state.disputes).some((each) => each.charge === charge.id && isWithdrawn(each))) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params['amount'] === undefined ? left : moneyOf(params, charge.currency).amount;
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  const behaviour = context.state.paymentMethods[charge.payment_method]?.sandbox_behaviour.refund;
  const made: Refund = {
    id: context.newId('re'),
    object: 'refund',
    created: context.now(),
    livemode: false,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: textOf(params, 'reason') ?? null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    metadata: textsOf(params, 'metadata'),
    destination_details: referenceOf(context, behaviour === 'pending'),
  };
  context.state.refunds[made.id] = made;
  moveRefunded(charge, amount);
  context.emit('refund.created', made);
  context.emit('charge.refunded', charge);
  const answer = { ...made };
  if (behaviour === 'fails') {
    Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    moveRefunded(charge, -amount);
    context.emit('refund.failed', made);
  } else {
    const details = behaviour === 'pending' ? { destination_details: referenceOf(context, false) } : {};
    Object.assign(made, { status: 'succeeded', ...details });
    context.emit('refund.updated', made);
  }
  return answer;
}

/** The number by which the payer's bank finds the money, 16 digits. */
function referenceOf(context: SandboxContext, isPending: boolean): NonNullable<Refund['destination_details']> {
  const kind = { type: 'refund', reference_type: 'acquirer_reference_number' } as const;
  if (isPending) return { type: 'card', card: { ...kind, reference_status: 'pending' } };
  const digits = context.newId('re').replaceAll(/\D/g, '').padEnd(12, '7').slice(0, 12);
  return { type: 'card', card: { ...kind, reference: `7410${digits}`, reference_status: 'available' } };
}

function moveRefunded(charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

function chargeOf({ state }: SandboxContext, params: Params): Charge {
  const id = textOf(params, 'charge');
  if (id !== undefined) return find(state.charges, 'charge', id, 'charge');
  const intentId = textOf(params, 'payment_intent');
  if (intentId === undefined) throw missingParameter('payment_intent');
  const intent = find(state.paymentIntents, 'payment_intent', intentId, 'payment_intent');
  const charge = intent.latest_charge === null ? undefined : state.charges[intent.latest_charge];
  if (charge === undefined || charge.status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return charge;
}
