import type { Locale } from '../messages/text.ts';
import { exponentOf } from './currency.ts';
import type { Money } from './money.ts';

/** The locale whose way of writing numbers a language takes. */
export const numbersOf = (locale: Locale): string => ({ en: 'en-CA', fr: 'fr-CA', es: 'es-MX' })[locale];

const formats = new Map<string, Intl.NumberFormat>();

/** Signs that stand alone in each of our languages, and those that say which currency it is. */
const signs: Readonly<Record<string, string>> = { CAD: '$', USD: '$', EUR: '€', GBP: '£' };
const namedSigns: Readonly<Record<string, string>> = { CAD: 'CA$', USD: 'US$', EUR: '€', GBP: '£' };

/** As `Intl` writes it, for the currencies of nearly all prices: the first use of `Intl` costs a phone a tenth of a second. */
function written(minor: number, sign: string, locale: Locale): string {
  const isFrench = locale === 'fr';
  const [whole, cents] = [Math.floor(Math.abs(minor) / 100), Math.abs(minor) % 100];
  const grouped = whole < 1000 ? whole : String(whole).replace(/\B(?=(\d{3})+$)/g, isFrench ? '\u00a0' : ',');
  const number = `${grouped}${isFrench ? ',' : '.'}${String(cents).padStart(2, '0')}`;
  return `${minor < 0 ? '-' : ''}${isFrench ? `${number}\u00a0${sign}` : `${sign}${number}`}`;
}

/** Currencies of one narrow sign (CLDR): dollars, yen, kronor, lempira and leu, pounds, won, rupees. */
const alike = [
  'ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUC CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU XCD',
  'CNY JPY',
  'DKK ISK NOK SEK',
  'HNL RON',
  'FKP GBP GIP SHP SSP SYP',
  'KPW KRW',
  'LKR MUR NPR PKR',
];

const namedSignOf = (currency: string): string =>
  namedSigns[currency] ??
  // The way of a country whose own sign is no dollar, krone or yen: it says whose each is, "CA$", "US$".
  new Intl.NumberFormat('en-GB', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ??
  currency;

/** Whether another of the currencies is written with the same narrow sign. */
const isShared = (currency: string, among: Iterable<string>): boolean => {
  const same = alike.find((group) => group.includes(currency));
  return same !== undefined && [...among].some((other) => other !== currency && same.includes(other));
};

/**
 * "$24.18": the amount with its currency's narrow sign, in the currency's own number of decimals; "CA$24.18" where
 * another currency of the view is written with the same sign.
 * @param among the currencies of all amounts that stand in the same view
 */
export function formatMoney(amount: Money, locale: Locale, among: Iterable<string> = []): string {
  return isShared(amount.currency, among) ? formatNamed(amount, locale) : narrow(amount, locale);
}

/** "CA$24.18": the amount with a sign that says which currency it is, for where it is not known what stands next to it. */
export const formatNamed = (amount: Money, locale: Locale): string =>
  narrow(amount, locale).replace(narrowIn(amount.currency, locale), () => namedSignOf(amount.currency));

const narrowIn = (currency: string, locale: Locale): string =>
  narrow({ minor: 0, currency }, locale).replaceAll(/[\d.,\s]/g, '');

function narrow(amount: Money, locale: Locale): string {
  const sign = signs[amount.currency];
  if (sign !== undefined && Number.isInteger(amount.minor)) return written(amount.minor, sign, locale);
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

/** "$": the sign of a currency as amounts in it are written; its code where it has none. */
export const signOf = narrowIn;
