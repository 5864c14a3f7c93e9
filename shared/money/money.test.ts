import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, CurrencyMismatch, max, min, money, negate, subtract, sum, times } from './arithmetic.ts';
import { exponentOf } from './currency.ts';
import { parseDecimal, parseRestAmount, toDecimalText, toRestAmount } from './money-text.ts';
import { isBelowSmallestCharge } from './smallest-charge.ts';
import { allocate, containedByMillionths, multiplyByMillionths, percentOf, split } from './rounding.ts';

const cad = (minor: number) => money(minor, 'CAD');
const usd = (minor: number) => money(minor, 'USD');
const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('the smallest charge', () => {
  it.each([
    ['CAD', 49, true],
    ['CAD', 50, false],
    ['JPY', 49, true],
    ['JPY', 50, false],
    ['GBP', 30, false],
    ['KWD', 499, true],
    ['KWD', 500, false],
    ['KRW', 49, true],
    ['KRW', 50, false],
    ['EUR', 0, false],
  ])('%s %i: too little is %s', (currency, minor, isTooLittle) => {
    expect(isBelowSmallestCharge(money(minor, currency))).toBe(isTooLittle);
  });
});

describe('amounts', () => {
  it('are added and subtracted in one currency', () => {
    expect(add(cad(150), cad(50))).toEqual(cad(200));
    expect(subtract(cad(150), cad(200))).toEqual(cad(-50));
    expect(times(cad(150), 3)).toEqual(cad(450));
    expect(sum('CAD', [cad(1), cad(2)])).toEqual(cad(3));
    expect(sum('JPY', [])).toEqual(money(0, 'JPY'));
    expect([max(cad(1), cad(2)), min(cad(1), cad(2)), compare(cad(1), cad(2))]).toEqual([cad(2), cad(1), -1]);
    expect(Object.is(negate(cad(0)).minor, 0)).toBe(true);
  });

  it('of two currencies are refused by the types and at run time', () => {
    // @ts-expect-error two currencies
    expect(() => add(cad(1), usd(1))).toThrow(CurrencyMismatch);
    // @ts-expect-error two currencies
    expect(() => subtract(cad(1), usd(1))).toThrow(CurrencyMismatch);
    // @ts-expect-error two currencies
    expect(() => compare(cad(1), usd(1))).toThrow(CurrencyMismatch);
    // @ts-expect-error two currencies
    expect(() => sum('CAD', [usd(1)])).toThrow(CurrencyMismatch);
    const stored: string = 'EUR';
    expect(() => add(money(1, stored), cad(1))).toThrow(CurrencyMismatch);
  });

  it('are whole minor units only', () => {
    expect(() => cad(0.5)).toThrow(RangeError);
    expect(() => cad(Number.NaN)).toThrow(RangeError);
    expect(() => times(cad(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
    expect(() => times(cad(1), 0.5)).toThrow(RangeError);
    // @ts-expect-error a bare number is no money
    expect(() => add(1, 2)).toThrow();
  });
});

describe('rounding', () => {
  it.each([
    [1000, 130_000, 130],
    [50, 130_000, 7],
    [1, 500_000, 1],
    [-1, 500_000, -1],
    [1, 499_999, 0],
    [1099, 149_750, 165],
    [9_007_199_254_740_991, 1_000_000, 9_007_199_254_740_991],
  ])('%i × %i millionths is %i', (minor, rate, expected) => {
    expect(multiplyByMillionths(cad(minor), rate)).toEqual(cad(expected));
  });

  it('takes a percentage in basis points', () => {
    expect(percentOf(cad(1995), 1000)).toEqual(cad(200));
    expect(percentOf(cad(1995), 10_000)).toEqual(cad(1995));
  });

  it('finds the tax in an amount that includes it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 400_000 }), (minor, rate) => {
        const tax = multiplyByMillionths(cad(minor), rate);
        expect(containedByMillionths(add(cad(minor), tax), rate)).toEqual(tax);
      }),
    );
  });

  it('splits without losing or making a unit', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }), (minor, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const parts = allocate(cad(minor), weights);
        expect(sum('CAD', parts)).toEqual(cad(minor));
        weights.forEach((weight, index) => {
          const fair = (minor * weight) / weights.reduce((all, each) => all + each, 0);
          expect(Math.abs((parts[index]?.minor ?? 0) - fair)).toBeLessThanOrEqual(1);
        });
      }),
    );
    expect(split(cad(100), 3).map((part) => part.minor)).toEqual([34, 33, 33]);
    expect(allocate(cad(10), [1, 1, 2]).map((part) => part.minor)).toEqual([3, 2, 5]);
    expect(() => allocate(cad(1), [])).toThrow(RangeError);
  });
});

describe('texts of amounts', () => {
  it.each([
    [1250, 'CAD', '12.50 CAD'],
    [5, 'CAD', '0.05 CAD'],
    [-5, 'CAD', '-0.05 CAD'],
    [0, 'CAD', '0.00 CAD'],
    [1200, 'JPY', '1200 JPY'],
    [1250, 'KWD', '1.250 KWD'],
  ])('%i %s is written %s', (minor, currency, text) => {
    expect(toRestAmount(money(minor, currency))).toBe(text);
    expect(parseRestAmount(text)).toEqual({ ok: true, value: money(minor, currency) });
  });

  it('are read back', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('CAD', 'JPY', 'KWD', 'CLF'), (minor, currency) => {
        const amount = money(minor, currency);
        expect(parseDecimal(toDecimalText(amount), currency)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it.each([
    ['12.345', 'CAD', 'tooPrecise'],
    ['1.5', 'JPY', 'tooPrecise'],
    ['1,000', 'CAD', 'malformed'],
    ['', 'CAD', 'malformed'],
    ['1e3', 'CAD', 'malformed'],
    ['99999999999999999', 'CAD', 'tooLarge'],
  ])('refuses %s %s: %s', (text, currency, problem) => {
    expect(parseDecimal(text, currency)).toEqual({ ok: false, problem });
  });

  it('has the exponents of ISO 4217', () => {
    expect(['JPY', 'KRW', 'CAD', 'USD', 'EUR', 'KWD', 'BHD', 'CLF'].map(exponentOf)).toEqual([0, 0, 2, 2, 2, 3, 3, 4]);
    for (const currency of Intl.supportedValuesOf('currency').filter((code) =>
      ['CAD', 'USD', 'JPY', 'KWD', 'TND', 'XAF', 'VND'].includes(code),
    )) {
      const platform = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect(exponentOf(currency)).toBe(platform.maximumFractionDigits);
    }
  });
});
