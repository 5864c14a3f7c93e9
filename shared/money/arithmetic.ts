import type { Money } from './money.ts';

/** Thrown when amounts of two currencies meet; the types refuse it already where both are known. */
export class CurrencyMismatch extends TypeError {
  override name = 'CurrencyMismatch';

  constructor(first: string, second: string) {
    super(`Amounts in ${first} and ${second} cannot be combined`);
  }
}

/**
 * An amount in minor units.
 * @throws RangeError unless `minor` is a safe integer.
 */
export function money<const C extends string>(minor: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole number of minor units: ${minor}`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

export function zero<const C extends string>(currency: C): Money<C> {
  return { minor: 0, currency };
}

/** @throws CurrencyMismatch */
export function add<C extends string>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  sameCurrency(first, second);
  return money(first.minor + second.minor, first.currency);
}

/** @throws CurrencyMismatch */
export function subtract<C extends string>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  sameCurrency(first, second);
  return money(first.minor - second.minor, first.currency);
}

/** A whole number of times the amount. */
export function times<C extends string>(amount: Money<C>, count: number): Money<C> {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return money(amount.minor * count, amount.currency);
}

/** Sum of amounts, zero of `currency` for none. @throws CurrencyMismatch */
export function sum<const C extends string>(currency: C, amounts: readonly Money<NoInfer<C>>[]): Money<C> {
  return amounts.reduce<Money<C>>((total, amount) => add<C>(total, amount), zero(currency));
}

export function negate<C extends string>(amount: Money<C>): Money<C> {
  return money(-amount.minor, amount.currency);
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0;
}

export function isNegative(amount: Money): boolean {
  return amount.minor < 0;
}

/** Negative, zero or positive as `first` is less than, equal to or greater than `second`. @throws CurrencyMismatch */
export function compare<C extends string>(first: Money<C>, second: Money<NoInfer<C>>): number {
  sameCurrency(first, second);
  return Math.sign(first.minor - second.minor);
}

/** The greater of two amounts. @throws CurrencyMismatch */
export function max<C extends string>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  return compare<C>(first, second) >= 0 ? first : second;
}

/** The smaller of two amounts. @throws CurrencyMismatch */
export function min<C extends string>(first: Money<C>, second: Money<NoInfer<C>>): Money<C> {
  return compare<C>(first, second) <= 0 ? first : second;
}

function sameCurrency(first: Money, second: Money): void {
  if (first.currency !== second.currency) throw new CurrencyMismatch(first.currency, second.currency);
}
