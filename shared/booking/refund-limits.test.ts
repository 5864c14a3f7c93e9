import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumsNeedSecond } from './refund-limits.ts';

const none = { takenBack: 0, goodwill: 0 };

it.each([
  ['CAD', 10_000, 0, false],
  ['CAD', 10_001, 0, true],
  ['JPY', 100, 0, false],
  ['JPY', 101, 0, true],
  ['KWD', 100_000, 0, false],
  ['KWD', 100_001, 0, true],
  ['CAD', 0, 25_000, false],
  ['CAD', 0, 25_001, true],
  ['JPY', 0, 25_000, false],
  ['JPY', 0, 25_001, true],
  ['SEK', 0, 20_001, true],
])('%s: %i of a share and %i of goodwill, of an order: %s', (currency, takenBack, goodwill, needed) => {
  expect(sumsNeedSecond(currency, { order: { takenBack, goodwill }, day: none })).toBe(needed);
});

it('a day of one administrator has a bound of its own', () => {
  const day = (takenBack: number, goodwill: number) =>
    sumsNeedSecond('CAD', { order: none, day: { takenBack, goodwill } });
  expect([day(50_000, 0), day(50_001, 0), day(0, 100_000), day(0, 100_001)]).toEqual([false, true, false, true]);
});

it('any split of a sum ends like the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 12 }), (parts) => {
      let sum = 0;
      const asked = parts.map((part) => {
        sum += part;
        return sumsNeedSecond('CAD', { order: { takenBack: sum, goodwill: 0 }, day: none });
      });
      expect(asked.at(-1)).toBe(sum > 10_000);
    }),
  );
});
