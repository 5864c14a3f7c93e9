import { cardError, invalidRequest, missingParameter } from './api-error.ts';
import { anyDate, createToken, spendToken } from './cards.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { groupOf, neededText, type Params, textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import type { PaymentMethod, Token } from './records.ts';
import { testCardOfName } from './test-cards.ts';

export const paymentMethodEndpoints: Endpoints = {
  'POST /v1/tokens': (context, { params }) => {
    const card = groupOf(params, 'card');
    if (card === undefined) throw missingParameter('card');
    return createToken(context, card);
  },
  'GET /v1/tokens/:id': ({ state }, { path: [id] }) => find(state.tokens, 'token', id),
  'POST /v1/payment_methods': (context, { params }) => createPaymentMethod(context, params),
  'GET /v1/payment_methods': ({ state }, { params }) =>
    listPage(cardsOf(state, textOf(params, 'customer')), params, '/v1/payment_methods'),
  'GET /v1/payment_methods/:id': ({ state }, { path: [id] }) => find(state.paymentMethods, 'PaymentMethod', id),
  'GET /v1/customers/:id/payment_methods': ({ state }, { path: [id], params }) => {
    const customer = find(state.customers, 'customer', id);
    return listPage(cardsOf(state, customer.id), params, `/v1/customers/${customer.id}/payment_methods`);
  },
  'POST /v1/payment_methods/:id/attach': (context, { path: [id = ''], params }) => {
    const customer = find(context.state.customers, 'customer', neededText(params, 'customer'), 'customer');
    const method = paymentMethodOf(context, id);
    if (!method.sandbox_behaviour.attaches) throw declineOf(method);
    attach(context, method, customer.id);
    return method;
  },
  'POST /v1/payment_methods/:id/detach': (context, { path: [id] }) => {
    const method = find(context.state.paymentMethods, 'PaymentMethod', id);
    if (method.customer === null) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    method.customer = null;
    method.sandbox_spent = true;
    context.emit('payment_method.detached', method);
    return method;
  },
};

function cardsOf(state: SandboxContext['state'], customer: string | undefined): readonly PaymentMethod[] {
  return Object.values(state.paymentMethods).filter((each) => customer !== undefined && each.customer === customer);
}

/** Makes a payment method of `card[token]`; a number that comes without a token is refused. */
export function createPaymentMethod(context: SandboxContext, params: Params): PaymentMethod {
  if (neededText(params, 'type') !== 'card') throw invalidRequest('The sandbox takes cards only.', { param: 'type' });
  const card = groupOf(params, 'card');
  const token = textOf(card, 'token');
  if (token === undefined) {
    if (textOf(card, 'number') === undefined) throw missingParameter('card[token]');
    throw invalidRequest('Card numbers are not sent to the API directly: make a token first.', {
      param: 'card[number]',
    });
  }
  return keep(context, spendToken(context, token), textsOf(params, 'metadata'));
}

/** The payment method of this id; a well-known name such as `pm_card_visa` makes a new one. */
export function paymentMethodOf(context: SandboxContext, id: string): PaymentMethod {
  const known = id.startsWith('pm_card_') ? testCardOfName(id) : undefined;
  if (known) return keep(context, { card: anyDate(known, context.now()), sandbox_behaviour: known.behaviour }, {});
  return find(context.state.paymentMethods, 'PaymentMethod', id, 'payment_method');
}

function keep(
  context: SandboxContext,
  { card, sandbox_behaviour }: Pick<Token, 'card' | 'sandbox_behaviour'>,
  metadata: Record<string, string>,
): PaymentMethod {
  const method: PaymentMethod = {
    id: context.newId('pm'),
    object: 'payment_method',
    created: context.now(),
    livemode: false,
    type: 'card',
    customer: null,
    card,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    metadata,
    sandbox_behaviour,
    sandbox_set_up: false,
  };
  context.state.paymentMethods[method.id] = method;
  return method;
}

/** Keeps the card on the customer. @throws ApiError when it is on another one. */
export function attach(context: SandboxContext, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  refuseSpent(method);
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  method.customer = customer;
  context.emit('payment_method.attached', method);
}

/** @throws ApiError for a method that paid once without a customer, or was taken off one. */
export function refuseSpent({ sandbox_spent }: PaymentMethod): void {
  if (sandbox_spent !== true) return;
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
    { param: 'payment_method' },
  );
}

/** The refusal of a card that is declined. */
export function declineOf({ sandbox_behaviour: behaviour }: PaymentMethod): ReturnType<typeof cardError> {
  return cardError(behaviour.message ?? 'Your card was declined.', {
    code: behaviour.code ?? 'card_declined',
    ...(behaviour.declineCode === undefined ? {} : { decline_code: behaviour.declineCode }),
  });
}
