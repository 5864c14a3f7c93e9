import { invalidRequest } from './api-error.ts';
import { confirmIntent, unexpectedState } from './confirm-intent.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { flagOf, groupOf, type Params, textOf, textsOf } from './form-params.ts';
import { find, listPage } from './lists.ts';
import { createPaymentMethod, paymentMethodOf } from './payment-methods.ts';
import { moneyOf, refuseSmall } from './platform-rules.ts';
import type { PaymentIntent, PaymentMethod } from './records.ts';

export const paymentIntentEndpoints: Endpoints = {
  'POST /v1/payment_intents': (context, { params }) => {
    const confirm = flagOf(params, 'confirm');
    const offSession = flagOf(params, 'off_session');
    if (offSession && !confirm)
      throw invalidRequest('off_session can only be used with confirm=true.', { param: 'off_session' });
    const intent = newIntent(context, params);
    const method = methodOf(context, params);
    context.state.paymentIntents[intent.id] = intent;
    if (method) Object.assign(intent, { payment_method: method.id, status: 'requires_confirmation' });
    context.emit('payment_intent.created', intent);
    return confirm
      ? confirmIntent(context, intent, { method, offSession, returnUrl: textOf(params, 'return_url') })
      : intent;
  },
  'GET /v1/payment_intents': ({ state }, { params }) => {
    const customer = textOf(params, 'customer');
    const all = Object.values(state.paymentIntents);
    return listPage(
      customer === undefined ? all : all.filter((each) => each.customer === customer),
      params,
      '/v1/payment_intents',
    );
  },
  'GET /v1/payment_intents/:id': ({ state }, { path: [id] }) => find(state.paymentIntents, 'payment_intent', id),
  'POST /v1/payment_intents/:id/confirm': (context, { path: [id], params }) => {
    const intent = find(context.state.paymentIntents, 'payment_intent', id);
    if ('setup_future_usage' in params) intent.setup_future_usage = usageOf(params);
    return confirmIntent(context, intent, {
      method: methodOf(context, params),
      offSession: flagOf(params, 'off_session'),
      returnUrl: textOf(params, 'return_url'),
    });
  },
  'POST /v1/payment_intents/:id/cancel': (context, { path: [id], params }) => {
    const intent = find(context.state.paymentIntents, 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState(
        intent,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      );
    }
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: context.now(),
      cancellation_reason: textOf(params, 'cancellation_reason') ?? null,
      next_action: null,
    });
    context.emit('payment_intent.canceled', intent);
    return intent;
  },
};

function newIntent(context: SandboxContext, params: Params): PaymentIntent {
  const id = context.newId('pi');
  const customer = textOf(params, 'customer');
  const { amount, currency } = moneyOf(params);
  refuseSmall(context.platform, { amount, currency });
  return {
    id,
    object: 'payment_intent',
    created: context.now(),
    livemode: false,
    amount,
    amount_received: 0,
    currency,
    customer: customer === undefined ? null : find(context.state.customers, 'customer', customer, 'customer').id,
    description: textOf(params, 'description') ?? null,
    status: 'requires_payment_method',
    client_secret: context.newId(`${id}_secret`),
    payment_method: null,
    latest_charge: null,
    next_action: null,
    last_payment_error: null,
    setup_future_usage: usageOf(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    payment_method_types: ['card'],
    metadata: textsOf(params, 'metadata'),
  };
}

function usageOf(params: Params): PaymentIntent['setup_future_usage'] {
  const usage = textOf(params, 'setup_future_usage');
  return usage === 'off_session' || usage === 'on_session' ? usage : null;
}

/** The payment method that a request names by id, or gives the data of. */
export function methodOf(context: SandboxContext, params: Params): PaymentMethod | null {
  const id = textOf(params, 'payment_method');
  if (id !== undefined) return paymentMethodOf(context, id);
  const data = groupOf(params, 'payment_method_data');
  return data === undefined ? null : createPaymentMethod(context, data);
}
