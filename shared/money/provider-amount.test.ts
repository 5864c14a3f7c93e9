import { describe, expect, it } from 'vitest';
import { chargeable, fromProviderMinor, payable, toProviderMinor } from './provider-amount.ts';

/** Special cases of docs.stripe.com/currencies, read on 2026-07-10, and of its page on ISK (April 2023). */
describe('amounts at the card provider', () => {
  it.each([
    ['ISK', 2500, 250_000],
    ['UGX', 2500, 250_000],
    ['JPY', 2500, 2500],
    ['KRW', 2500, 2500],
    ['CAD', 2500, 2500],
    ['HUF', 97_305, 97_305],
    ['KWD', 1370, 1370],
    ['KWD', 1375, 1370],
    ['BHD', 19, 10],
  ])('in %s: %i minor units go as %i', (currency, minor, there) => {
    expect(toProviderMinor({ minor, currency })).toBe(there);
  });

  it.each([
    ['isk', 250_000, 2500],
    ['UGX', 100, 1],
    ['jpy', 500, 500],
    ['kwd', 1370, 1370],
    // Before April 2023 fractions were taken.
    ['isk', 4010, 40],
  ])('in %s: %i there are %i', (currency, there, minor) => {
    expect(fromProviderMinor(there, currency)).toEqual({ minor, currency: currency.toUpperCase() });
  });

  it.each([
    ['HUF', 97_305, 97_300],
    ['HUF', 99, 0],
    ['TWD', 12_345, 12_300],
    ['KWD', 1375, 1370],
    ['ISK', 973, 973],
    ['CAD', 12_345, 12_345],
  ])('of %s %i a payout takes %i', (currency, minor, taken) => {
    expect(payable({ minor, currency })).toEqual({ minor: taken, currency });
  });

  it('are charged down to ten where a currency has three decimals', () => {
    expect(chargeable({ minor: 1375, currency: 'KWD' }).minor).toBe(1370);
    expect(chargeable({ minor: -1375, currency: 'KWD' }).minor).toBe(-1370);
    expect(chargeable({ minor: 1375, currency: 'CAD' }).minor).toBe(1375);
  });
});
