import { exponentOf } from '#shared/money/currency.ts';
import type { Rates } from '#shared/admin/rates-schema.ts';

export type RateName = keyof Rates;

const isPercent = (name: RateName): boolean => name === 'taxRateMillionths' || name === 'partnerShareMillionths';

/** '2.50' in the currency's own decimals, '14.975%' for what is one; '' for what is not said. */
export function rateText(value: number | null, name: RateName, currency: string): string {
  if (value === null) return '';
  if (isPercent(name)) return `${String(value / 10_000)}%`;
  const exponent = exponentOf(currency);
  return (value / 10 ** exponent).toFixed(exponent);
}

/** What was typed, in minor units or millionths; `null` for nothing; `undefined` for what is no such number. */
export function rateOfText(text: string, name: RateName, currency: string): number | null | undefined {
  const plain = text.trim().replace(',', '.').replace(/\s*%$/, '');
  if (plain === '') return null;
  const decimals = isPercent(name) ? 4 : exponentOf(currency);
  const [, whole = '', part = ''] = /^(\d{1,7})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '' || part.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0') || '0');
}
