import { expect, it } from 'vitest';
import { rateOfText, rateText } from './rate-text.ts';

it.each([
  [250, 'pricePerHour', 'CAD', '2.50'],
  [300, 'pricePerHour', 'JPY', '300'],
  [600, 'pricePerHour', 'KWD', '0.600'],
  [149_750, 'taxRateMillionths', 'CAD', '14.975%'],
  [500_000, 'partnerShareMillionths', 'CAD', '50%'],
] as const)('%s of %s in %s reads %s, and back', (value, name, currency, text) => {
  expect(rateText(value, name, currency, 'en')).toBe(text);
  expect(rateOfText(text, name, currency)).toBe(value);
});

it.each(['-1', '2.505', '1e3', 'two', '1,234.00', '99999999'])('%s is no price in dollars', (text) => {
  expect(rateOfText(text, 'pricePerHour', 'CAD')).toBeUndefined();
});

it('nothing typed takes the country’s, and a comma parts decimals as well', () => {
  expect(rateOfText(' ', 'maxPrice', 'CAD')).toBeNull();
  expect(rateOfText('2,5', 'maxPrice', 'CAD')).toBe(250);
});

it('is written with a comma in French, and read back', () => {
  const text = rateText(149_750, 'taxRateMillionths', 'CAD', 'fr');
  expect(text).toMatch(/^14,975\s%$/);
  expect(rateOfText(text, 'taxRateMillionths', 'CAD')).toBe(149_750);
  expect(rateText(250, 'pricePerHour', 'CAD', 'fr')).toBe('2,50');
});
