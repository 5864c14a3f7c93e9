import { exponentOf, stepOf } from './currency.ts';
import type { Money } from './money.ts';

/** Decimals that the card provider counts in where they are others than ISO's: docs.stripe.com/currencies, special cases. */
const decimalsThere: Readonly<Record<string, number>> = { ISK: 2, UGX: 2 };

/** Currencies in which the provider's payouts are of whole units, though charges and balances have hundredths. */
const paidInWholeUnits: readonly string[] = ['HUF', 'TWD'];

const factorOf = (currency: string): number =>
  10 ** ((decimalsThere[currency] ?? exponentOf(currency)) - exponentOf(currency));

const downTo = ({ minor, currency }: Money, step: number): Money => ({
  minor: minor - (minor % step),
  currency,
});

/** What of an amount a card can be charged with or given back: in three-decimal currencies down to ten minor units. */
export const chargeable = (amount: Money): Money => downTo(amount, stepOf(amount.currency));

/** What of a balance a payout may take, towards zero; the rest stays in the balance. */
export const payable = (amount: Money): Money =>
  downTo(amount, paidInWholeUnits.includes(amount.currency) ? 100 : stepOf(amount.currency));

/** The amount in the provider's minor units, rounded down to what it takes. */
export const toProviderMinor = (amount: Money): number => chargeable(amount).minor * factorOf(amount.currency);

/**
 * An amount of the provider in ISO's minor units; `currency` in any case. A fraction of a króna, as the provider took them
 * before April 2023, is rounded half up.
 */
export function fromProviderMinor(minor: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { minor: Math.round(minor / factorOf(code)), currency: code };
}
