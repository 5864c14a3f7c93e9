import type { TestBehaviour } from './test-cards.ts';

/** Fields of every stored object; names and shapes are those of the API, except what starts with `sandbox_`. */
interface Stored<Kind extends string> {
  id: string;
  object: Kind;
  created: number;
  livemode: false;
}

interface WithMetadata {
  metadata: Record<string, string>;
}

export interface CardDetails {
  brand: string;
  display_brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  country: string;
  funding: 'credit' | 'debit';
  fingerprint: string;
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: null };
  generated_from: null;
  networks: { available: string[]; preferred: null };
  regulated_status: 'unregulated';
  three_d_secure_usage: { supported: boolean };
  wallet: null;
}

/** Of a card, what a charge tells. */
type ChargedCard = Pick<
  CardDetails,
  | 'brand'
  | 'last4'
  | 'exp_month'
  | 'exp_year'
  | 'country'
  | 'funding'
  | 'fingerprint'
  | 'checks'
  | 'regulated_status'
  | 'wallet'
> & {
  amount_authorized: number | null;
  authorization_code: null;
  electronic_commerce_indicator: null;
  installments: null;
  mandate: null;
  network: string;
  network_transaction_id: null;
  three_d_secure: null;
  transaction_link_id: null;
};

export interface Customer extends Stored<'customer'>, WithMetadata {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  deleted?: true;
}

export interface Token extends Stored<'token'> {
  type: 'card';
  used: boolean;
  card: CardDetails;
  sandbox_behaviour: TestBehaviour;
}

export interface PaymentMethod extends Stored<'payment_method'>, WithMetadata {
  type: 'card';
  customer: string | null;
  card: CardDetails;
  billing_details: { address: null; email: null; name: null; phone: null; tax_id: null };
  sandbox_behaviour: TestBehaviour;
  /** Authenticated for payments without the payer. */
  sandbox_set_up: boolean;
  /** It paid, or was taken off its customer, and belongs to none: it pays nothing any more. */
  sandbox_spent?: boolean;
}

export interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk';
  redirect_to_url?: { url: string; return_url: string };
  use_stripe_sdk?: { type: 'three_d_secure_redirect'; stripe_js: string };
}

export interface CardProblem {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
  param?: string;
}

export interface PaymentIntent extends Stored<'payment_intent'>, WithMetadata {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  client_secret: string;
  payment_method: string | null;
  latest_charge: string | null;
  next_action: NextAction | null;
  last_payment_error: CardProblem | null;
  setup_future_usage: 'on_session' | 'off_session' | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic';
  payment_method_types: string[];
}

export interface SetupIntent extends Stored<'setup_intent'>, WithMetadata {
  customer: string | null;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  payment_method: string | null;
  next_action: NextAction | null;
  last_setup_error: CardProblem | null;
  usage: 'on_session' | 'off_session';
  payment_method_types: string[];
}

export interface Charge extends Stored<'charge'>, WithMetadata {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  description: string | null;
  paid: boolean;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  failure_code: string | null;
  failure_message: string | null;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: ChargedCard };
  /** What the provider keeps of it, and from when the rest may be sent on. */
  sandbox_fee?: number;
  sandbox_available_on?: number;
  sandbox_disputed?: boolean;
}

export interface Dispute extends Stored<'dispute'>, WithMetadata {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
  is_charge_refundable: boolean;
  sandbox_due_by: number;
  sandbox_evidence: string | null;
}

export interface Refund extends Stored<'refund'>, WithMetadata {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  destination_details?: {
    type: 'card';
    card: {
      type: 'refund';
      reference?: string;
      reference_status: 'available' | 'pending';
      reference_type: 'acquirer_reference_number';
    };
  };
}

export interface BankAccountRecord extends Omit<Stored<'bank_account'>, 'livemode' | 'created'> {
  account: string;
  country: string;
  currency: string;
  last4: string;
  routing_number: string | null;
  default_for_currency: boolean;
  /** What becomes of payouts to it: one of the published test numbers, else nothing. */
  sandbox_payout_failure?: string;
  status: 'new';
}

/** Why a holder was not accepted. */
export type VerificationProblem = 'verification_failed_id_number_match' | 'verification_failed_address_match';

export interface AccountRecord extends Omit<Stored<'account'>, 'livemode'>, WithMetadata {
  type: 'custom' | 'express' | 'standard' | 'none';
  country: string;
  default_currency: string;
  email: string | null;
  business_type: string | null;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>;
  external_accounts: BankAccountRecord[];
  requirements: {
    alternatives: never[];
    currently_due: string[];
    past_due: string[];
    eventually_due: string[];
    pending_verification: string[];
    current_deadline: number | null;
    disabled_reason: 'requirements.past_due' | null;
    errors: { code: VerificationProblem; reason: string; requirement: string }[];
  };
  /** Which fields are filled in, and only what is needed of their values. */
  sandbox_given: Record<string, string>;
}

export interface Transfer extends Stored<'transfer'>, WithMetadata {
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  description: string | null;
  reversed: boolean;
  sandbox_reversals?: TransferReversal[];
}

export interface TransferReversal extends Omit<Stored<'transfer_reversal'>, 'livemode'>, WithMetadata {
  amount: number;
  currency: string;
  transfer: string;
}

export interface Payout extends Stored<'payout'>, WithMetadata {
  amount: number;
  currency: string;
  arrival_date: number;
  status: 'paid' | 'pending' | 'failed';
  failure_code: string | null;
  failure_message: string | null;
  method: 'standard';
  type: 'bank_account';
  description: string | null;
  sandbox_account: string | null;
}

export interface EventRecord extends Stored<'event'> {
  type: string;
  api_version: string;
  account?: string;
  data: { object: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}
