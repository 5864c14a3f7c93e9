import type Stripe from 'stripe';
import { invalidRequest } from './api-error.ts';
import type { Params } from './form-params.ts';

/** What an object, or each of a list, holds; what a parameter may be besides, such as a text, holds nothing. */
type Inside<T> = Exclude<T, string | number | boolean | null | undefined>;
type NamesOf<T> = T extends unknown ? keyof T : never;
type At<T, Name> = T extends unknown ? (Name extends keyof T ? Inside<T[Name]> : never) : never;
type Values<T> = T extends unknown ? Inside<T[keyof T]> : never;

/** The path of a parameter if Stripe's own type has it at every step, else `never`; `*` stands for any name. */
type Checked<T, Path extends string> = [T] extends [never]
  ? never
  : Path extends `${infer Name}.${infer Rest}`
    ? [Checked<Name extends '*' ? Values<T> : At<T, Name>, Rest>] extends [never]
      ? never
      : Path
    : Path extends '*' | NamesOf<T>
      ? Path
      : never;

const known =
  <T>() =>
  <const Paths extends readonly string[]>(
    ...names: Paths & { readonly [Index in keyof Paths]: Checked<T, Paths[Index]> }
  ): readonly string[] => [...names, 'expand.*'];

const page = ['limit', 'starting_after', 'ending_before'] as const;
const span = ['created.gte', 'created.lt'] as const;
const card = ['payment_method', 'payment_method_data.type'] as const;
/** Stripe takes a card's token here, which its types do not say. */
const cardToken = 'payment_method_data.card.token';
const bank = [
  'external_account.object',
  'external_account.country',
  'external_account.currency',
  'external_account.account_number',
  'external_account.routing_number',
] as const;
const account = [
  ...bank,
  'email',
  'metadata.*',
  'business_type',
  'business_profile.mcc',
  'business_profile.name',
  'business_profile.product_description',
  'capabilities.*.requested',
  'company.tax_id',
  'individual.email',
  'individual.phone',
  'individual.first_name',
  'individual.last_name',
  'individual.id_number',
  'individual.address.line1',
  'individual.address.city',
  'individual.address.state',
  'individual.address.postal_code',
  'individual.address.country',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'tos_acceptance.date',
  'tos_acceptance.ip',
] as const;

/** What each endpoint reads besides `expand`; one that is not here takes nothing else. */
const params: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/customers': known<Stripe.CustomerCreateParams>()('email', 'name', 'phone', 'description', 'metadata.*'),
  'GET /v1/customers': known<Stripe.CustomerListParams>()('email', ...page),
  'POST /v1/customers/:id': known<Stripe.CustomerUpdateParams>()('email', 'name', 'phone', 'description', 'metadata.*'),
  'GET /v1/customers/:id/payment_methods': known<Stripe.CustomerListPaymentMethodsParams>()('type', ...page),
  'POST /v1/tokens': known<Stripe.TokenCreateParams>()('card.number', 'card.exp_month', 'card.exp_year', 'card.cvc'),
  'POST /v1/payment_methods': known<Stripe.PaymentMethodCreateParams>()(
    'type',
    'card.token',
    'card.number',
    'metadata.*',
  ),
  'GET /v1/payment_methods': known<Stripe.PaymentMethodListParams>()('customer', 'type', ...page),
  'POST /v1/payment_methods/:id/attach': known<Stripe.PaymentMethodAttachParams>()('customer'),
  'POST /v1/setup_intents': [
    ...known<Stripe.SetupIntentCreateParams>()(...card, 'confirm', 'customer', 'metadata.*', 'return_url', 'usage'),
    cardToken,
  ],
  'POST /v1/setup_intents/:id/confirm': [...known<Stripe.SetupIntentConfirmParams>()(...card, 'return_url'), cardToken],
  'POST /v1/payment_intents': [
    ...known<Stripe.PaymentIntentCreateParams>()(
      ...card,
      'allowed_payment_method_types.*',
      'amount',
      'confirm',
      'currency',
      'customer',
      'description',
      'metadata.*',
      'off_session',
      'return_url',
      'setup_future_usage',
    ),
    cardToken,
  ],
  'GET /v1/payment_intents': known<Stripe.PaymentIntentListParams>()('customer', ...page),
  'POST /v1/payment_intents/:id/confirm': [
    ...known<Stripe.PaymentIntentConfirmParams>()(...card, 'off_session', 'return_url', 'setup_future_usage'),
    cardToken,
  ],
  'POST /v1/payment_intents/:id/cancel': known<Stripe.PaymentIntentCancelParams>()('cancellation_reason'),
  'GET /v1/charges': known<Stripe.ChargeListParams>()('payment_intent', ...page, ...span),
  'POST /v1/refunds': known<Stripe.RefundCreateParams>()('amount', 'charge', 'metadata.*', 'payment_intent', 'reason'),
  'GET /v1/refunds': known<Stripe.RefundListParams>()('payment_intent', ...page, ...span),
  'GET /v1/disputes': known<Stripe.DisputeListParams>()('payment_intent', ...page, ...span),
  'POST /v1/disputes/:id': known<Stripe.DisputeUpdateParams>()('evidence.uncategorized_text', 'submit'),
  'POST /v1/accounts': known<Stripe.AccountCreateParams>()(
    ...account,
    'controller.fees.payer',
    'controller.losses.payments',
    'controller.requirement_collection',
    'controller.stripe_dashboard.type',
    'country',
    'default_currency',
    'settings.payouts.schedule.interval',
    'type',
  ),
  'GET /v1/accounts': known<Stripe.AccountListParams>()(...page),
  'POST /v1/accounts/:id': known<Stripe.AccountUpdateParams>()(...account),
  'POST /v1/accounts/:id/external_accounts': known<Stripe.AccountCreateExternalAccountParams>()(...bank),
  'POST /v1/transfers': known<Stripe.TransferCreateParams>()(
    'amount',
    'currency',
    'description',
    'destination',
    'metadata.*',
  ),
  'POST /v1/transfers/:id/reversals': known<Stripe.TransferCreateReversalParams>()('amount', 'metadata.*'),
  'GET /v1/transfers/:id/reversals': known<Stripe.TransferListReversalsParams>()(...page),
  'GET /v1/transfers': known<Stripe.TransferListParams>()('destination', ...page, ...span),
  'POST /v1/payouts': known<Stripe.PayoutCreateParams>()('amount', 'currency', 'description', 'metadata.*'),
  'GET /v1/payouts': known<Stripe.PayoutListParams>()(...page, ...span),
  'GET /v1/webhook_endpoints': known<Stripe.WebhookEndpointListParams>()(...page),
  'GET /v1/events': known<Stripe.EventListParams>()('type', ...page),
};

/**
 * Lets through only what the endpoint (method and path pattern) reads. A parameter that Stripe has and the sandbox
 * does not play is refused too: an answer that ignored it would be one that Stripe does not give.
 * @throws ApiError that names what is unknown.
 */
export function refuseUnknown(endpoint: string, given: Params): void {
  const names = params[endpoint] ?? ['expand.*'];
  const unknown = leavesOf(given).filter((path) => !names.some((name) => isNamed(name, path)));
  const [first] = unknown.map(inBrackets);
  if (first === undefined) return;
  const message = `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.map(inBrackets).join(', ')}`;
  throw invalidRequest(message, { code: 'parameter_unknown', param: first });
}

function leavesOf(given: Params): readonly (readonly string[])[] {
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'object' ? leavesOf(value).map((rest) => [name, ...rest]) : [[name]],
  );
}

/** A list or a set of names may also be given as one text: `expand=customer`, `metadata=`. */
function isNamed(name: string, path: readonly string[]): boolean {
  const parts = name.split('.');
  if (parts.at(-1) === '*' && path.length === parts.length - 1) parts.pop();
  return parts.length === path.length && parts.every((part, index) => part === '*' || part === path[index]);
}

function inBrackets([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((name) => `[${name}]`).join('');
}
