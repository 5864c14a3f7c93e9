import { exponentOf } from './currency.ts';
import type { Money } from './money.ts';
import { roughRate } from './rough-rates.ts';

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

/** So much more than the least by rough rates, since those move. */
const MARGIN = 1.25;

const ownLeast = (currency: string): number => smallest[currency] ?? Math.ceil(10 ** exponentOf(currency) / 2);

/**
 * The least that a card can be charged with, in minor units: the currency's own, or what the least of the settlement's is
 * after conversion, whichever is more.
 * @param settlement currencies of the platform's bank accounts, the default first; none where all settle in themselves
 */
export function leastCharge(currency: string, settlement: readonly string[] = []): number {
  const [into] = settlement;
  const rate = into === undefined || settlement.includes(currency) ? null : roughRate(into, currency);
  if (into === undefined || rate === null) return ownLeast(currency);
  const units = (ownLeast(into) / 10 ** exponentOf(into)) * rate * MARGIN;
  return Math.max(ownLeast(currency), Math.ceil(units * 10 ** exponentOf(currency)));
}

/** Whether something is left to pay that no card can be charged with. */
export function isBelowSmallestCharge(amount: Money, settlement: readonly string[] = []): boolean {
  return amount.minor > 0 && amount.minor < leastCharge(amount.currency, settlement);
}
