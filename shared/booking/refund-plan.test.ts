import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/arithmetic.ts';
import {
  allowanceWithin,
  cancellationEntries,
  goodwillFor,
  toHold,
  needsSecond,
  partOf,
  refundEntries,
  shareLost,
  taxWithin,
} from './refund-plan.ts';

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

describe('an allowance', () => {
  const cad = (minor: number) => money<string>(minor, 'CAD');

  it.each([
    ['what it was sold for', 2000, 1000, 1000],
    ['a dearer stay', 2500, 1000, 1500],
    ['a cheaper one', 1500, 1000, 500],
    ['one cheaper than what went back', 800, 1000, 0],
  ])('is not asked for again: %s', (_name, total, allowance, held) => {
    expect(toHold(cad(total), allowance)).toEqual(cad(held));
  });

  it('is borne by goodwill without the tax within it, of no more than the price', () => {
    expect(goodwillFor(cad(1130), 1130, 130_000)).toBe(1000);
    expect([allowanceWithin(cad(800), 1000), allowanceWithin(cad(2000), 1000)]).toEqual([800, 1000]);
  });

  it('costs goodwill what the same refund after the stay would', () => {
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), rates, (total, part, taxRateMillionths) => {
        const minor = Math.round(total * part);
        const refund = refundEntries({ held: cad(total), minor, taxRateMillionths, takenBack: 0 });
        const later = refund.find(({ account }) => account === 'goodwill')?.minor ?? 0;
        expect(goodwillFor(cad(total - minor), minor, taxRateMillionths)).toBe(later);
      }),
    );
  });

  it('in any order with changes: no traveller gets more back than they paid, or pays for what was given back', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('allow' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.record({ kind: fc.constant('change' as const), total: amounts }),
    );
    fc.assert(
      fc.property(amounts, fc.array(act, { maxLength: 12 }), (first, acts) => {
        let total = first;
        let paid = first;
        let back = 0;
        let allowance = 0;
        for (const each of acts) {
          const held = paid - back;
          if (each.kind === 'allow') {
            const minor = Math.round(held * each.part);
            allowance += minor;
            back += minor;
            continue;
          }
          const due = toHold(cad(each.total), allowance).minor - held;
          if (due > 0) expect(due).toBeLessThanOrEqual(Math.max(each.total - total, 0));
          if (due > 0) paid += due;
          else back -= due;
          total = each.total;
          expect(paid - back).toBe(toHold(cad(total), allowance).minor);
        }
        expect(back).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

describe('a cancellation', () => {
  const order = { held: money<string>(2418, 'CAD'), allowance: 0, share: 995, taxRateMillionths: 130_000 };

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

  it('of an order that was given back in part before is earned as it was sold, the part borne by goodwill', () => {
    const half = { ...order, held: money<string>(1209, 'CAD'), allowance: 1209 };
    expect(cancellationEntries({ ...half, minor: 0, choice: 'kept' })).toEqual([
      { account: 'travellers', minor: 1209 },
      { account: 'partner', minor: -995 },
      { account: 'tax', minor: -139 },
      { account: 'goodwill', minor: 1070 },
      { account: 'fees', minor: -1145 },
    ]);
  });

  it('of one that holds nothing any more still takes the share back where that is chosen', () => {
    const none = { ...order, held: money<string>(0, 'CAD'), allowance: 2418, minor: 0 };
    expect(shareLost({ ...none, choice: 'takenBack' })).toBe(995);
    expect(cancellationEntries({ ...none, choice: 'takenBack' })).toEqual([]);
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
        fc.nat(1000),
        (minor, back, share, taxRateMillionths, choice, allowance) => {
          const held = money<string>(minor, 'KWD');
          const planned = { held, share: Math.round(minor * share), allowance, taxRateMillionths, choice } as const;
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
