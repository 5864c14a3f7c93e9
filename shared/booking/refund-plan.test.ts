import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/arithmetic.ts';
import { cancellationEntries, needsSecond, partOf, refundEntries, shareLost, taxWithin } from './refund-plan.ts';

const sumOf = (entries: readonly { readonly minor: number }[]) => entries.reduce((sum, { minor }) => sum + minor, 0);
const amounts = fc.integer({ min: 1, max: 10_000_000 });
const rates = fc.integer({ min: 0, max: 400_000 });
const currencies = fc.constantFrom('CAD', 'JPY', 'KWD');

describe('giving money of an earned order back', () => {
  it('takes the tax within it off what is owed; the rest is goodwill while the partner keeps the share', () => {
    const held = money<string>(2176, 'CAD');
    expect(refundEntries({ held, minor: 500, taxRateMillionths: 130_000, takenBack: 0 })).toEqual([
      { account: 'provider', minor: -500 },
      { account: 'tax', minor: 57 },
      { account: 'goodwill', minor: 443 },
    ]);
  });

  it('takes the share off the goodwill where it is taken back', () => {
    const held = money<string>(2176, 'CAD');
    expect(refundEntries({ held, minor: 2176, taxRateMillionths: 130_000, takenBack: 995 })).toEqual([
      { account: 'provider', minor: -2176 },
      { account: 'tax', minor: 250 },
      { account: 'partner', minor: 995 },
      { account: 'goodwill', minor: 931 },
    ]);
  });

  it('of one that is not earned yet is the traveller’s own money', () => {
    const held = money<string>(2418, 'CAD');
    expect(refundEntries({ held, minor: 2418, taxRateMillionths: null, takenBack: 0 })).toEqual([
      { account: 'provider', minor: -2418 },
      { account: 'travellers', minor: 2418 },
    ]);
  });

  it('balances, and in parts takes exactly the tax of the whole along', () => {
    fc.assert(
      fc.property(currencies, fc.array(amounts, { minLength: 1, maxLength: 6 }), rates, (currency, parts, rate) => {
        let held = parts.reduce((sum, part) => sum + part, 0);
        const whole = taxWithin(money<string>(held, currency), held, rate);
        let tax = 0;
        for (const minor of parts) {
          const before = money<string>(held, currency);
          expect(sumOf(refundEntries({ held: before, minor, taxRateMillionths: rate, takenBack: 1 }))).toBe(0);
          tax += taxWithin(before, minor, rate);
          held -= minor;
        }
        expect(tax).toBe(whole);
      }),
    );
  });
});

describe('a cancellation', () => {
  const order = { held: money<string>(2418, 'CAD'), share: 995, taxRateMillionths: 130_000 };

  it('that gives everything back leaves nothing to be earned, unless the partner keeps the share', () => {
    expect(cancellationEntries({ ...order, minor: 2418, choice: 'takenBack' })).toEqual([
      { account: 'provider', minor: -2418 },
      { account: 'travellers', minor: 2418 },
    ]);
    expect(cancellationEntries({ ...order, minor: 2418, choice: 'kept' })).toEqual([
      { account: 'provider', minor: -2418 },
      { account: 'travellers', minor: 2418 },
      { account: 'partner', minor: -995 },
      { account: 'fees', minor: 995 },
    ]);
  });

  it('that gives nothing back is earned as it was sold', () => {
    expect(cancellationEntries({ ...order, minor: 0, choice: 'takenBack' })).toEqual([
      { account: 'travellers', minor: 2418 },
      { account: 'partner', minor: -995 },
      { account: 'tax', minor: -278 },
      { account: 'fees', minor: -1145 },
    ]);
  });

  it('of a part takes the same part of the share', () => {
    expect(shareLost({ ...order, minor: 1209, choice: 'takenBack' })).toBe(498);
    expect(shareLost({ ...order, minor: 1209, choice: 'kept' })).toBe(0);
  });

  it('balances whatever goes back', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        rates,
        fc.constantFrom('kept', 'takenBack'),
        (minor, back, share, taxRateMillionths, choice) => {
          const held = money<string>(minor, 'KWD');
          const planned = { held, share: Math.round(minor * share), taxRateMillionths, choice } as const;
          expect(sumOf(cancellationEntries({ ...planned, minor: Math.round(minor * back) }))).toBe(0);
        },
      ),
    );
  });
});

it.each([
  ['CAD', 10_000, false],
  ['CAD', 10_001, true],
  ['JPY', 100, false],
  ['JPY', 101, true],
  ['KWD', 100_000, false],
  ['KWD', 100_001, true],
])('a share of %s %i needs a second administrator: %s', (currency, minor, needed) => {
  expect(needsSecond(money<string>(minor, currency))).toBe(needed);
});

it('the part of a share is rounded half up, and whole for the whole', () => {
  expect([partOf(995, 1, 2), partOf(995, 2, 2), partOf(5, 1, 2)]).toEqual([498, 995, 3]);
});
