import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../messages/text.ts';
import { formatMoney, formatNamed, numbersOf, signOf } from './format-money.ts';

test.each([
  ['en', 2176, 'CAD', '$21.76'],
  ['fr', 2176, 'CAD', '21,76\u00a0$'],
  ['es', 2176, 'USD', '$21.76'],
  ['en', 1200, 'JPY', '¥1,200'],
] as const)('in %s %i of %3$s are written %4$s', (locale, minor, currency, text) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(text);
});

test('the usual currencies are written as the runtime writes them', () => {
  const amounts = integer({ min: -1_000_000_000, max: 1_000_000_000 });
  assert(
    property(amounts, constantFrom('CAD', 'USD', 'EUR', 'GBP'), constantFrom(...locales), (minor, currency, locale) => {
      const format = new Intl.NumberFormat(numbersOf(locale), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
      expect(formatMoney({ minor, currency }, locale)).toBe(format.format(minor / 100));
    }),
  );
});

test.each([
  ['CAD', '$'],
  ['EUR', '€'],
  ['JPY', '¥'],
  ['KWD', 'KWD'],
] as const)('the sign of %s is %s in each language', (currency, sign) => {
  for (const locale of ['en', 'fr', 'es'] as const) expect(signOf(currency, locale)).toBe(sign);
});

test.each([
  ['CAD', ['CAD'], '$5.00'],
  ['CAD', ['CAD', 'EUR'], '$5.00'],
  ['CAD', ['CAD', 'USD'], 'CA$5.00'],
  ['USD', ['EUR', 'CAD', 'USD'], 'US$5.00'],
  ['MXN', ['MXN', 'USD'], 'MX$5.00'],
  ['EUR', ['EUR', 'CAD', 'USD'], '€5.00'],
] as const)('in a view of %2$j amounts of %s are written %3$s', (currency, among, text) => {
  expect(formatMoney({ minor: 500, currency }, 'en', among)).toBe(text);
});

test.each([
  ['en', 'CAD', '-CA$5.00'],
  ['fr', 'CAD', '-5,00\u00a0CA$'],
  ['es', 'USD', '-US$5.00'],
  ['en', 'EUR', '-€5.00'],
] as const)('where it is not known what stands next to it, in %s -5.00 %s is %s', (locale, currency, text) => {
  expect(formatNamed({ minor: -500, currency }, locale)).toBe(text);
});

test('two currencies are never written alike where both stand', () => {
  const codes = Intl.supportedValuesOf('currency');
  for (const locale of locales)
    expect(new Set(codes.map((currency) => formatMoney({ minor: 500, currency }, locale, codes))).size).toBe(
      codes.length,
    );
});
