import type Stripe from 'stripe';
import type { BankAccount, ConnectedAccountRequest } from './connected-account.ts';

/** What both calls take; only the update could empty a field, and nothing here does. */
type AccountFields = Omit<Stripe.AccountUpdateParams, 'external_account' | 'metadata'> & {
  external_account?: Stripe.AccountUpdateParams.BankAccount & { currency: string };
  metadata?: Record<string, string>;
};

/** What every partner sells, in the provider's words: told that, it asks none of them for a website. */
const BUSINESS = {
  /** Public warehousing and storage. */
  mcc: '4225',
  product_description: 'Stores the luggage of travellers at the counter for some hours or days.',
} as const;

/** What makes a new connected account: paid by transfers, asked for everything by this platform. */
export function accountParams(request: ConnectedAccountRequest): Stripe.AccountCreateParams {
  return {
    country: request.country,
    business_type: 'individual',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'application',
      stripe_dashboard: { type: 'none' },
    },
    capabilities: { transfers: { requested: true } },
    // Each payout is asked for by name, so that what becomes of it is known.
    settings: { payouts: { schedule: { interval: 'manual' } } },
    ...accountUpdateParams(request),
  };
}

/** What changes an account; a field that was not given is not sent. */
export function accountUpdateParams(request: ConnectedAccountRequest): AccountFields {
  const { bankAccount, accepted, country } = request;
  return defined({
    email: request.email,
    business_profile: { ...BUSINESS, ...(request.businessName ? { name: request.businessName } : {}) },
    company: request.businessTaxId ? { tax_id: request.businessTaxId } : null,
    individual: individual(request),
    external_account: bankAccount ? bankParams(bankAccount, country) : null,
    tos_acceptance: accepted ? { date: accepted.at.epochSecond(), ip: accepted.ip } : null,
    metadata: request.metadata,
  });
}

function bankParams(bank: BankAccount, country: string): AccountFields['external_account'] & object {
  return {
    object: 'bank_account',
    country,
    currency: bank.currency.toLowerCase(),
    account_number: bank.accountNumber,
    ...(bank.routingNumber ? { routing_number: bank.routingNumber } : {}),
  };
}

function individual(request: ConnectedAccountRequest): Stripe.AccountUpdateParams.Individual | null {
  const { address, country } = request;
  const [year, month, day] = (request.dateOfBirth ?? '').split('-').map(Number);
  const given = defined({
    email: request.email,
    phone: request.phone,
    first_name: request.firstName,
    last_name: request.lastName,
    id_number: request.identityNumber,
    address: address
      ? { line1: address.line1, city: address.city, state: address.state, postal_code: address.postalCode, country }
      : null,
    dob: year && month && day ? { year, month, day } : null,
  });
  return Object.keys(given).length === 0 ? null : given;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Defined<T>;
}
