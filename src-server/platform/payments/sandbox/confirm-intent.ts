import { cardError, invalidRequest } from './api-error.ts';
import type { SandboxContext } from './context.ts';
import { openDispute } from './disputes.ts';
import { attach, declineOf, refuseSpent } from './payment-methods.ts';
import { present } from './present.ts';
import type { CardDetails, CardProblem, Charge, NextAction, PaymentIntent, PaymentMethod } from './records.ts';

interface Confirmation {
  readonly method: PaymentMethod | null;
  readonly offSession: boolean;
  readonly returnUrl: string | undefined;
}

/** Tries to take the payment: it succeeds, waits for the payer, or the card is declined (thrown, and kept on the intent). */
export function confirmIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  confirmation: Confirmation,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  }
  if (intent.status === 'requires_action' && confirmation.method === null) return intent;
  const kept = intent.payment_method === null ? null : (context.state.paymentMethods[intent.payment_method] ?? null);
  const method = confirmation.method ?? kept;
  if (method === null) {
    throw unexpectedState(intent, "You cannot confirm this PaymentIntent because it's missing a payment method.");
  }
  refuseSpent(method);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      `The customer of this PaymentIntent does not have a payment method with the ID ${method.id}.`,
      {
        param: 'payment_method',
      },
    );
  }
  Object.assign(intent, { payment_method: method.id, last_payment_error: null, next_action: null });
  if (!needsAuthentication(method)) return charge(context, intent, method);
  if (confirmation.offSession) {
    const refusal = cardError('Your card was declined. This transaction requires authentication.', {
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
    throw fail(
      context,
      intent,
      refusal.body as CardProblem,
      recordCharge(context, intent, method, refusal.body as CardProblem),
    );
  }
  intent.status = 'requires_action';
  intent.next_action = nextAction(context, intent.id, confirmation.returnUrl);
  context.emit('payment_intent.requires_action', intent);
  return intent;
}

/** The payer answered the bank's question. A card that is declined afterwards is kept on the intent, not thrown. */
export function resolveAuthentication(context: SandboxContext, intent: PaymentIntent, passed: boolean): void {
  const method = intent.payment_method === null ? undefined : context.state.paymentMethods[intent.payment_method];
  if (intent.status !== 'requires_action' || method === undefined) return;
  intent.next_action = null;
  if (!passed) {
    fail(context, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    return;
  }
  if (intent.setup_future_usage === 'off_session') method.sandbox_set_up = true;
  if (method.sandbox_behaviour.outcome === 'succeeds') charge(context, intent, method);
  else {
    const problem = declineOf(method).body as CardProblem;
    fail(context, intent, problem, recordCharge(context, intent, method, problem));
  }
}

export function needsAuthentication({ sandbox_behaviour, sandbox_set_up }: PaymentMethod): boolean {
  const { authentication } = sandbox_behaviour;
  return authentication === 'always' || (authentication === 'unlessSetUp' && !sandbox_set_up);
}

/** Where the payer authenticates. */
export function nextAction(context: SandboxContext, id: string, returnUrl: string | undefined): NextAction {
  const url = context.publicUrl(`/sandbox/3ds/${id}`);
  if (returnUrl === undefined) {
    return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  }
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

export function unexpectedState(intent: PaymentIntent, message: string): ReturnType<typeof invalidRequest> {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: present(intent) });
}

function charge(context: SandboxContext, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  if (method.sandbox_behaviour.outcome === 'declined') {
    const problem = declineOf(method).body as CardProblem;
    throw fail(context, intent, problem, recordCharge(context, intent, method, problem));
  }
  const made = recordCharge(context, intent, method, null);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  if (intent.customer !== null && intent.setup_future_usage !== null) attach(context, method, intent.customer);
  if (method.customer === null) method.sandbox_spent = true;
  context.emit('payment_intent.succeeded', intent);
  const { dispute } = method.sandbox_behaviour;
  if (dispute !== undefined) openDispute(context, made, dispute);
  return intent;
}

function fail(context: SandboxContext, intent: PaymentIntent, problem: CardProblem, failed?: Charge) {
  const { type, code, message, decline_code, param } = problem;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { type, code, message, ...(decline_code && { decline_code }), ...(param && { param }) };
  context.emit('payment_intent.payment_failed', intent);
  return cardError(message, {
    ...intent.last_payment_error,
    ...(failed && { charge: failed.id }),
    payment_intent: present(intent),
  });
}

function recordCharge(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  problem: CardProblem | null,
): Charge {
  const made: Charge = {
    id: context.newId('ch'),
    object: 'charge',
    created: context.now(),
    livemode: false,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    paid: problem === null,
    refunded: false,
    status: problem === null ? 'succeeded' : 'failed',
    failure_code: problem?.code ?? null,
    failure_message: problem?.message ?? null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(method.card, problem === null ? intent.amount : null) },
    metadata: { ...intent.metadata },
    sandbox_fee: problem === null ? context.settlement.fee(intent.amount) : 0,
    sandbox_available_on: context.now() + context.settlement.seconds,
  };
  context.state.charges[made.id] = made;
  intent.latest_charge = made.id;
  context.emit(problem === null ? 'charge.succeeded' : 'charge.failed', made);
  return made;
}

function chargedCard(card: CardDetails, authorized: number | null): Charge['payment_method_details']['card'] {
  const { brand, last4, exp_month, exp_year, country, funding, fingerprint, checks, regulated_status, wallet } = card;
  return {
    brand,
    last4,
    exp_month,
    exp_year,
    country,
    funding,
    fingerprint,
    checks,
    regulated_status,
    wallet,
    amount_authorized: authorized,
    authorization_code: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    three_d_secure: null,
    transaction_link_id: null,
  };
}
