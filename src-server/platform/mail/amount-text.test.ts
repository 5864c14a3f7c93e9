import { expect, it } from 'vitest';
import { amountText } from './amount-text.ts';

it.each([
  ['en', 7278, 'CAD', '$72.78 CAD'],
  ['fr', 7278, 'CAD', '72,78 $ CAD'],
  ['es', 123_456, 'USD', '$1,234.56 USD'],
  ['fr', -995, 'EUR', '-9,95 € EUR'],
  ['en', 1500, 'JPY', '¥1,500 JPY'],
] as const)('in %s, %i %s is written %s', (locale, minor, currency, text) => {
  expect(amountText(locale, { minor, currency }).replaceAll('\u00a0', ' ')).toBe(text);
});
