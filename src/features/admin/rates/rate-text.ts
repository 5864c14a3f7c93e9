import { exponentOf } from '#shared/money/currency.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { RateName } from '#shared/pricing/tariff.ts';

/** Whether a rate is a share of another amount. */
export const isPercent = (name: RateName): boolean => name === 'taxRateMillionths' || name === 'partnerShareMillionths';

/** '2.50' in the currency's own decimals, '14.975%' for what is one; '' for what is not said. French writes '2,50'. */
export function rateText(value: number | null, name: RateName, currency: string, locale: Locale): string {
  if (value === null) return '';
  const exponent = exponentOf(currency);
  const options = isPercent(name)
    ? { style: 'percent' as const, maximumFractionDigits: 4 }
    : { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  const number = isPercent(name) ? value / 1_000_000 : value / 10 ** exponent;
  // Decimals as amounts have them everywhere in the product, which in Spanish is with a point.
  return number.toLocaleString(locale === 'fr' ? 'fr' : 'en', { ...options, useGrouping: false });
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
