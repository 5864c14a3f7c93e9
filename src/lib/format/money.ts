import { exponentOf } from '#shared/money/currency.ts';
import type { Money } from '#shared/money/money.ts';
import type { Locale } from '#shared/messages/text.ts';

const numbersOf = (locale: Locale): string => ({ en: 'en-CA', fr: 'fr-CA', es: 'es-MX' })[locale];

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

/** "$10,900": a guessed amount, without its decimals. */
export function formatAbout(amount: Money, locale: Locale): string {
  return new Intl.NumberFormat(numbersOf(locale), {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount.minor / 10 ** exponentOf(amount.currency));
}
