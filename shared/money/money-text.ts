import { money } from './arithmetic.ts';
import { exponentOf, isCurrencyCode } from './currency.ts';
import type { Money } from './money.ts';

export type ParsedMoney<C extends string = string> =
  | { readonly ok: true; readonly value: Money<C> }
  | { readonly ok: false; readonly problem: 'malformed' | 'tooPrecise' | 'tooLarge' };

/** Plain decimal text with the currency's decimal places: `12.50`, `1200`, `-0.05`. No separators, no currency. */
export function toDecimalText(amount: Money): string {
  const exponent = exponentOf(amount.currency);
  const sign = amount.minor < 0 ? '-' : '';
  const digits = String(Math.abs(amount.minor)).padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** An amount as REST writes it: `12.50 CAD`, `1200 JPY`. */
export function toRestAmount(amount: Money): string {
  return `${toDecimalText(amount)} ${amount.currency}`;
}

/** Reads `12.5`, `12.50` or `-3` as an amount of `currency`; more decimal places than it has are refused, not rounded. */
export function parseDecimal<const C extends string>(text: string, currency: C): ParsedMoney<C> {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return { ok: false, problem: 'malformed' };
  const [, sign, whole = '0', fraction = ''] = match;
  const exponent = exponentOf(currency);
  const needed = fraction.replace(/0+$/, '');
  if (needed.length > exponent) return { ok: false, problem: 'tooPrecise' };
  const minor = Number(BigInt(whole + needed.padEnd(exponent, '0')));
  if (!Number.isSafeInteger(minor)) return { ok: false, problem: 'tooLarge' };
  return { ok: true, value: money(sign ? -minor : minor, currency) };
}

/** Reads what `toRestAmount` writes. */
export function parseRestAmount(text: string): ParsedMoney {
  const [amount = '', currency = '', ...rest] = text.trim().split(/\s+/);
  if (!isCurrencyCode(currency) || rest.length > 0) return { ok: false, problem: 'malformed' };
  return parseDecimal(amount, currency);
}
