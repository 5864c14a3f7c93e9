import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['en', 2176, 'CAD', '$21.76'],
  ['fr', 2176, 'CAD', '21,76\u00a0$'],
  ['es', 2176, 'USD', '$21.76'],
  ['en', 1200, 'JPY', '¥1,200'],
] as const)('in %s %i of %3$s are written %4$s', (locale, minor, currency, text) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(text);
});
