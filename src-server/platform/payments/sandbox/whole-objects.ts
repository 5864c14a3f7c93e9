import type Stripe from 'stripe';
import { transactionIdOf } from './settlement.ts';
import type {
  AccountRecord,
  BankAccountRecord,
  Charge,
  Customer,
  Dispute,
  EventRecord,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  SetupIntent,
  Token,
  Transfer,
  TransferReversal,
} from './records.ts';

type Kept =
  | AccountRecord
  | BankAccountRecord
  | Charge
  | Customer
  | Dispute
  | EventRecord
  | PaymentIntent
  | PaymentMethod
  | Payout
  | Refund
  | SetupIntent
  | Token
  | Transfer
  | TransferReversal;

/** Names of the fields that Stripe's package says are always there. */
export type NeededNames<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
/** Fields that Stripe always gives and the sandbox does not keep; the compiler asks for each of them. */
type Rest<Stored, Whole> = Pick<Whole, Exclude<NeededNames<Whole>, keyof Stored>>;

const kinds: Readonly<Record<Kept['object'], true>> = {
  account: true,
  bank_account: true,
  charge: true,
  customer: true,
  dispute: true,
  event: true,
  payment_intent: true,
  payment_method: true,
  payout: true,
  refund: true,
  setup_intent: true,
  token: true,
  transfer: true,
  transfer_reversal: true,
};

/** Whether it is an object that the sandbox keeps, and not a list, a balance or word of something deleted. */
export function isKept(object: object): object is Kept {
  return (
    'object' in object &&
    typeof object.object === 'string' &&
    Object.hasOwn(kinds, object.object) &&
    !('deleted' in object)
  );
}

/** What Stripe always gives with an object besides what the sandbox keeps of it. */
export function restOf(kept: Kept): object {
  switch (kept.object) {
    case 'charge':
      return restOfCharge(kept);
    case 'customer':
      return restOfCustomer;
    case 'dispute':
      return restOfDispute(kept);
    case 'payment_intent':
      return restOfPaymentIntent;
    case 'payment_method':
      return { customer_account: null } satisfies Rest<PaymentMethod, Stripe.PaymentMethod>;
    case 'payout':
      return restOfPayout;
    case 'refund':
      return restOfRefund;
    case 'setup_intent':
      return restOfSetupIntent;
    case 'token':
      return { client_ip: null } satisfies Rest<Token, Stripe.Token>;
    case 'transfer':
      return restOfTransfer(kept);
    case 'transfer_reversal':
      return restOfReversal;
    case 'bank_account':
      return restOfBankAccount;
    case 'account':
    case 'event':
      return {};
  }
}

function restOfCharge({
  id,
  amount,
  paid,
  failure_code,
  sandbox_disputed = false,
}: Charge): Rest<Charge, Stripe.Charge> {
  return {
    amount_captured: paid ? amount : 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: transactionIdOf({ id, paid }),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    disputed: sandbox_disputed,
    failure_balance_transaction: null,
    fraud_details: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure_code,
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const restOfDispute = ({ sandbox_due_by, sandbox_evidence }: Dispute): Rest<Dispute, Stripe.Dispute> => ({
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: { ...noEvidence, uncategorized_text: sandbox_evidence },
  evidence_details: {
    due_by: sandbox_due_by,
    enhanced_eligibility: {},
    has_evidence: sandbox_evidence !== null,
    past_due: false,
    submission_count: sandbox_evidence === null ? 0 : 1,
    submission_method: 'manual',
  },
  intended_submission_method: null,
});

const restOfCustomer: Rest<Customer, Stripe.Customer> = {
  balance: 0,
  default_source: null,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  shipping: null,
};

const restOfPaymentIntent: Rest<PaymentIntent, Stripe.PaymentIntent> = {
  allowed_payment_method_types: ['card'],
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
};

const restOfSetupIntent: Rest<SetupIntent, Stripe.SetupIntent> = {
  allowed_payment_method_types: ['card'],
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  description: null,
  excluded_payment_method_types: null,
  latest_attempt: null,
  mandate: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  single_use_mandate: null,
};

const restOfRefund: Rest<Refund, Stripe.Refund> = {
  balance_transaction: null,
  customer: null,
  customer_account: null,
  payment_method: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
};

function restOfTransfer({ id }: Transfer): Rest<Transfer, Stripe.Transfer> {
  return {
    balance_transaction: null,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    source_transaction: null,
    transfer_group: null,
  };
}

const restOfReversal: Rest<TransferReversal, Stripe.TransferReversal> = {
  balance_transaction: null,
  destination_payment_refund: null,
  source_refund: null,
};

const restOfPayout: Rest<Payout, Stripe.Payout> = {
  application_fee: null,
  application_fee_amount: null,
  automatic: false,
  balance_transaction: null,
  destination: null,
  failure_balance_transaction: null,
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  trace_id: null,
};

const restOfBankAccount: Rest<BankAccountRecord, Stripe.BankAccount> = {
  account_holder_name: null,
  account_holder_type: null,
  account_type: null,
  bank_name: null,
  fingerprint: null,
};
