import type Stripe from 'stripe';
import type { Charge } from './records.ts';

/** When a card's money is there, and what is kept of it. */
export interface Settlement {
  /** Of a charge, in minor units. */
  fee(amount: number): number;
  /** Until it may be sent on. */
  readonly seconds: number;
}

/** `at-once`: all of it, immediately. `as-stripe`: 2.9 % and 30 minor units less, after two days; refunds give no fee back. */
export const settlements = {
  'at-once': { fee: () => 0, seconds: 0 },
  'as-stripe': { fee: (amount: number) => Math.round(amount * 0.029) + 30, seconds: 2 * 86_400 },
} as const satisfies Record<string, Settlement>;

export type SettlementName = keyof typeof settlements;

const PREFIX = 'txn_';

/** The name of the entry in the balance that a charge made; `null` for one that was declined. */
export const transactionIdOf = ({ id, paid }: Pick<Charge, 'id' | 'paid'>): string | null =>
  paid ? `${PREFIX}${id}` : null;

/** The charge behind an entry of the balance. */
export const chargeIdOf = (transaction: string): string => transaction.slice(PREFIX.length);

/** Charges of a state from before there were fees are there, whole. */
export const feeOf = ({ sandbox_fee = 0 }: Charge): number => sandbox_fee;
export const isAvailable = ({ sandbox_available_on = 0 }: Charge, now: number): boolean => sandbox_available_on <= now;

/** What a charge did to the balance. */
export function balanceTransactionOf(charge: Charge, now: number): Stripe.BalanceTransaction {
  const { id, amount, currency, created, description, sandbox_available_on = created } = charge;
  const fee = feeOf(charge);
  return {
    id: `${PREFIX}${id}`,
    object: 'balance_transaction',
    amount,
    available_on: sandbox_available_on,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: 'charge',
    source: id,
    status: isAvailable(charge, now) ? 'available' : 'pending',
    type: 'charge',
  };
}
