import { exponentOf } from './currency.ts';
import type { Money } from './money.ts';

/** The least that the card provider charges, in minor units; half a unit of any other currency. */
const smallest: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

const smallestOf = (currency: string): number => smallest[currency] ?? Math.ceil(10 ** exponentOf(currency) / 2);

/** Whether something is left to pay that no card can be charged with. */
export function isBelowSmallestCharge(amount: Money): boolean {
  return amount.minor > 0 && amount.minor < smallestOf(amount.currency);
}
