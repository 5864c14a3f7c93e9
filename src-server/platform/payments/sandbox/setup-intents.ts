import { cardError, invalidRequest } from './api-error.ts';
import { needsAuthentication, nextAction } from './confirm-intent.ts';
import type { Endpoints, SandboxContext } from './context.ts';
import { flagOf, textOf, textsOf } from './form-params.ts';
import { find } from './lists.ts';
import { methodOf } from './payment-intents.ts';
import { attach, declineOf } from './payment-methods.ts';
import { present } from './present.ts';
import type { CardProblem, PaymentMethod, SetupIntent } from './records.ts';

export const setupIntentEndpoints: Endpoints = {
  'POST /v1/setup_intents': (context, { params }) => {
    const id = context.newId('seti');
    const customer = textOf(params, 'customer');
    const intent: SetupIntent = {
      id,
      object: 'setup_intent',
      created: context.now(),
      livemode: false,
      customer: customer === undefined ? null : find(context.state.customers, 'customer', customer, 'customer').id,
      status: 'requires_payment_method',
      client_secret: context.newId(`${id}_secret`),
      payment_method: null,
      next_action: null,
      last_setup_error: null,
      usage: textOf(params, 'usage') === 'on_session' ? 'on_session' : 'off_session',
      payment_method_types: ['card'],
      metadata: textsOf(params, 'metadata'),
    };
    const confirm = flagOf(params, 'confirm');
    const method = methodOf(context, params);
    context.state.setupIntents[id] = intent;
    if (method) Object.assign(intent, { payment_method: method.id, status: 'requires_confirmation' });
    return confirm ? confirmSetup(context, intent, method, textOf(params, 'return_url')) : intent;
  },
  'GET /v1/setup_intents/:id': ({ state }, { path: [id] }) => find(state.setupIntents, 'setupintent', id),
  'POST /v1/setup_intents/:id/confirm': (context, { path: [id], params }) =>
    confirmSetup(
      context,
      find(context.state.setupIntents, 'setupintent', id),
      methodOf(context, params),
      textOf(params, 'return_url'),
    ),
};

function confirmSetup(
  context: SandboxContext,
  intent: SetupIntent,
  given: PaymentMethod | null,
  returnUrl: string | undefined,
): SetupIntent {
  const method = given ?? context.state.paymentMethods[intent.payment_method ?? ''];
  if (method === undefined || intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: present(intent),
    });
  }
  intent.payment_method = method.id;
  if (!method.sandbox_behaviour.attaches) {
    const problem = declineOf(method).body as CardProblem;
    failSetup(context, intent, problem);
    throw cardError(problem.message, { ...problem, setup_intent: present(intent) });
  }
  if (!needsAuthentication(method)) return succeed(context, intent, method);
  intent.status = 'requires_action';
  intent.next_action = nextAction(context, intent.id, returnUrl);
  return intent;
}

/** The payer answered the bank's question. */
export function resolveSetup(context: SandboxContext, intent: SetupIntent, passed: boolean): void {
  const method = context.state.paymentMethods[intent.payment_method ?? ''];
  if (intent.status !== 'requires_action' || method === undefined) return;
  intent.next_action = null;
  if (passed) succeed(context, intent, method);
  else {
    failSetup(context, intent, {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }
}

function succeed(context: SandboxContext, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  intent.status = 'succeeded';
  method.sandbox_set_up = true;
  if (intent.customer !== null) attach(context, method, intent.customer);
  context.emit('setup_intent.succeeded', intent);
  return intent;
}

function failSetup(context: SandboxContext, intent: SetupIntent, problem: CardProblem): void {
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_setup_error: problem });
  context.emit('setup_intent.setup_failed', intent);
}
