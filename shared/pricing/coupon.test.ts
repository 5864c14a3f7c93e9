import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { money } from '../money/arithmetic.ts';
import { applyCoupon, checkCoupon, type CouponFacts, couponUse, normalizeCouponCode } from './coupon.ts';

const now = Instant.parse('2026-11-24T12:00:00Z');
const tenPercent: CouponFacts = {
  terms: { code: 'TEN', off: { kind: 'percent', basisPoints: 1000 } },
  validFrom: Instant.parse('2026-11-01T00:00:00Z'),
  validUntil: Instant.parse('2026-12-01T00:00:00Z'),
  maxUses: 10,
  uses: 9,
  maxUsesPerCustomer: 1,
  usesByCustomer: 0,
  country: 'CA',
};
const fiveDollars: CouponFacts = {
  ...tenPercent,
  terms: { code: 'FIVE', off: { kind: 'amount', money: money<string>(500, 'CAD') } },
};
const place = { currency: 'CAD', country: 'CA' };

describe('a coupon', () => {
  it.each<[string, Partial<CouponFacts>, string | null]>([
    ['in order', {}, null],
    ['at its first instant', { validFrom: now }, null],
    ['before it', { validFrom: now.plusSeconds(1) }, 'notYetValid'],
    ['at the end of its window', { validUntil: now }, 'expired'],
    ['without end', { validUntil: null }, null],
    ['used up', { uses: 10 }, 'usedUp'],
    ['without limit', { uses: 1000, maxUses: null }, null],
    ['used by the customer', { usesByCustomer: 1 }, 'usedUpByCustomer'],
    ['for another country', { country: 'US' }, 'otherCountry'],
    ['for any country', { country: null }, null],
  ])('%s', (_, change, problem) => expect(checkCoupon({ ...tenPercent, ...change }, place, now)).toBe(problem));

  it('of an amount is for its currency only', () => {
    expect(checkCoupon(fiveDollars, place, now)).toBeNull();
    expect(checkCoupon(fiveDollars, { ...place, currency: 'USD' }, now)).toBe('otherCurrency');
  });

  it('that is unknown is a problem and no discount', () => {
    const use = couponUse('NOPE', null, place, now);
    expect(use).toEqual({ code: 'NOPE', problem: 'unknown' });
    expect(applyCoupon(money(1000, 'CAD'), use)).toEqual({
      discount: money(0, 'CAD'),
      coupon: { code: 'NOPE', problem: 'unknown' },
    });
  });

  it('takes its percentage off, rounded half up', () => {
    expect(applyCoupon(money(1995, 'CAD'), couponUse('TEN', tenPercent, place, now))).toEqual({
      discount: money(200, 'CAD'),
      coupon: { code: 'TEN', problem: null },
    });
  });

  it('never takes off more than the total', () => {
    expect(applyCoupon(money(300, 'CAD'), { terms: fiveDollars.terms }).discount).toEqual(money(300, 'CAD'));
    expect(applyCoupon(money(300, 'USD'), { terms: fiveDollars.terms })).toEqual({
      discount: money(0, 'USD'),
      coupon: { code: 'FIVE', problem: 'otherCurrency' },
    });
  });

  it('is found whatever the case it is typed in', () => expect(normalizeCouponCode('  ten ')).toBe('TEN'));
});
