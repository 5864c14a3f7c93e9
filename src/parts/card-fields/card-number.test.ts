import { describe, expect, it } from 'vitest';
import { cardProblems, cvcLength, expiryOf, groupCardNumber, groupExpiry } from './card-number.ts';

describe('a typed card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242 99', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['', ''],
  ])('%s is shown as "%s"', (typed, shown) => expect(groupCardNumber(typed)).toBe(shown));

  it('of American Express has a code of four digits', () => {
    expect(cvcLength('3782 822463 10005')).toBe(4);
    expect(cvcLength('4242')).toBe(3);
  });
});

describe('a typed expiry date', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['5', '', '05 / '],
    ['1230', '12 / 3', '12 / 30'],
    ['12 /', '12 / ', '12'],
  ])('%s after "%s" is shown as "%s"', (typed, before, shown) => expect(groupExpiry(typed, before)).toBe(shown));

  it('has a month from 1 to 12', () => {
    expect(expiryOf('12 / 30')).toEqual({ month: 12, year: 2030 });
    expect(expiryOf('13 / 30')).toBeNull();
    expect(expiryOf('00 / 30')).toBeNull();
  });
});

describe('a typed card', () => {
  const now = new Date(2026, 10, 21);
  const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' };

  it('is good through its last month', () => expect(cardProblems(good, now)).toEqual({}));

  it('is refused after it', () => {
    expect(cardProblems({ ...good, expiry: '10 / 26' }, now)).toEqual({ expiry: 'expiryPast' });
  });

  it('with a wrong check digit is refused', () => {
    expect(cardProblems({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'cardNumberInvalid' });
  });

  it('with nothing in it misses everything', () => {
    expect(cardProblems({ number: '', expiry: '', cvc: '' }, now)).toEqual({
      number: 'cardNumberIncomplete',
      expiry: 'expiryIncomplete',
      cvc: 'cvcIncomplete',
    });
  });
});
