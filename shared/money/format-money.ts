import type { Locale } from '../messages/text.ts';
import { exponentOf } from './currency.ts';
import type { Money } from './money.ts';

/** The locale whose way of writing numbers a language takes. */
export const numbersOf = (locale: Locale): string => ({ en: 'en-CA', fr: 'fr-CA', es: 'es-MX' })[locale];

const formats = new Map<string, Intl.NumberFormat>();

/** "$24.18": the amount with its currency's narrow sign, in the currency's own number of decimals. */
export function formatMoney(amount: Money, locale: Locale): string {
  const key = `${locale}|${amount.currency}`;
  const exponent = exponentOf(amount.currency);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(numbersOf(locale), {
      style: 'currency',
      currency: amount.currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    });
    formats.set(key, format);
  }
  return format.format(amount.minor / 10 ** exponent);
}
