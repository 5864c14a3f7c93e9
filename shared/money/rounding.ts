import { money } from './arithmetic.ts';
import { stepOf } from './currency.ts';
import type { Money } from './money.ts';

const million = 1_000_000n;
const basisPointsOfAll = 10_000n;

/**
 * The amount × a rate in millionths (13 % is 130 000), rounded half up (away from zero for a negative amount) to the
 * currency's step: see `stepOf`.
 * With the functions below this is the only place where money is rounded.
 */
export function multiplyByMillionths<C extends string>(amount: Money<C>, millionths: number): Money<C> {
  return scaled(amount, BigInt(millionths), million);
}

/** The amount × a share in basis points (10 % is 1000), rounded half up. */
export function percentOf<C extends string>(amount: Money<C>, basisPoints: number): Money<C> {
  return scaled(amount, BigInt(basisPoints), basisPointsOfAll);
}

/** The tax contained in an amount that includes it: amount × rate ÷ (1 + rate), rounded half up. */
export function containedByMillionths<C extends string>(amount: Money<C>, millionths: number): Money<C> {
  return scaled(amount, BigInt(millionths), million + BigInt(millionths));
}

/** The amount × a rate in millionths, rounded half up; in currencies of three decimals down to ten minor units. */
export function shareByMillionths<C extends string>(amount: Money<C>, millionths: number): Money<C> {
  const step = BigInt(stepOf(amount.currency));
  if (step === 1n) return multiplyByMillionths(amount, millionths);
  return money(Number(((BigInt(amount.minor) * BigInt(millionths)) / (million * step)) * step), amount.currency);
}

function scaled<C extends string>(amount: Money<C>, numerator: bigint, denominator: bigint): Money<C> {
  const product = BigInt(amount.minor) * numerator;
  const size = product < 0n ? -product : product;
  const step = BigInt(stepOf(amount.currency));
  const rounded = ((2n * size + denominator * step) / (2n * denominator * step)) * step;
  return money(Number(product < 0n ? -rounded : rounded), amount.currency);
}

/**
 * Splits an amount by whole weights so that the parts add up to it exactly: the largest remainders get what is left,
 * earlier ones first.
 * @throws RangeError for no weights, negative ones, or a sum of 0.
 */
export function allocate<C extends string>(amount: Money<C>, weights: readonly number[]): Money<C>[] {
  const shares = weights.map((weight) => BigInt(weight));
  const total = shares.reduce((all, share) => all + share, 0n);
  if (total <= 0n || shares.some((share) => share < 0n)) throw new RangeError('Weights must be positive');
  const sign = amount.minor < 0 ? -1 : 1;
  const size = BigInt(Math.abs(amount.minor));
  const parts = shares.map((share) => ({ whole: (size * share) / total, rest: (size * share) % total }));
  let left = Number(size - parts.reduce((all, part) => all + part.whole, 0n));
  const byRest = parts.map((_, index) => index).sort((a, b) => Number(restOf(parts, b) - restOf(parts, a)) || a - b);
  const extra = new Set<number>();
  for (const index of byRest) if (left-- > 0) extra.add(index);
  return parts.map((part, index) => money(sign * (Number(part.whole) + (extra.has(index) ? 1 : 0)), amount.currency));
}

function restOf(parts: readonly { readonly rest: bigint }[], index: number): bigint {
  return parts[index]?.rest ?? 0n;
}

/** Splits an amount into `count` parts that differ by at most one minor unit, larger ones first. */
export function split<C extends string>(amount: Money<C>, count: number): Money<C>[] {
  return allocate(
    amount,
    Array.from({ length: count }, () => 1),
  );
}
