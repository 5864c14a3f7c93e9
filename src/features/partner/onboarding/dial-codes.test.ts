import { describe, expect, test } from 'vitest';
import { dialCodeOf, withDialCode, withoutDialCode } from './dial-codes.ts';

describe('a phone number next to its country', () => {
  test.each([
    ['CA', '416 555 0142', '+14165550142'],
    ['CA', '+1 416 555 0142', '+14165550142'],
    ['CA', '+44 20 7946 0958', '+442079460958'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['ZZ', '20 79', '2079'],
    ['CA', '', ''],
  ])('in %s %s is dialled %s', (country, typed, dialled) => {
    expect(withDialCode(country, typed)).toBe(dialled);
  });

  test('is typed without the code that stands before it', () => {
    expect(dialCodeOf('FR')).toBe('+33');
    expect(withoutDialCode('CA', '+14165550142')).toBe('4165550142');
    expect(withoutDialCode('CA', '+442079460958')).toBe('+442079460958');
  });
});
