import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#shared/messages/text.ts';
import { numbersOf } from '#shared/money/format-money.ts';
import { formatCount, formatRating } from './number.ts';

test('counts are written as the runtime writes them', () => {
  assert(
    property(nat({ max: 100_000_000 }), constantFrom(...locales), (count, locale) => {
      expect(formatCount(count, locale)).toBe(new Intl.NumberFormat(numbersOf(locale)).format(count));
    }),
  );
});

test.each(locales)('stars in %s are written as the runtime writes them', (locale) => {
  const format = new Intl.NumberFormat(numbersOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (let tenths = 10; tenths <= 50; tenths += 1)
    expect(formatRating(tenths / 10, locale)).toBe(format.format(tenths / 10));
});
