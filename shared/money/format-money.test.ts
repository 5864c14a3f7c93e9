import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../messages/text.ts';
import { formatMoney, numbersOf, signOf } from './format-money.ts';

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
