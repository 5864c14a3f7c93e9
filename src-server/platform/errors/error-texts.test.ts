import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#shared/messages/text.ts';
import { secondFactorOff } from '#server/modules/accounts/accounts.errors.ts';
import { tooManyHolds } from '#server/modules/booking/booking.errors.ts';
import { tooManyRequests } from './common.errors.ts';
import { toWireError } from './wire-error.ts';

const told = (locale: Locale, seconds: number) => toWireError(tooManyRequests(seconds), locale).message;

describe('a wait', () => {
  it.each([
    [1, '1 second', '1 seconde', '1 segundo'],
    [2, '2 seconds', '2 secondes', '2 segundos'],
    [119, '119 seconds', '119 secondes', '119 segundos'],
    [120, '2 minutes', '2 minutes', '2 minutos'],
    [121, '3 minutes', '3 minutes', '3 minutos'],
    [471, '8 minutes', '8 minutes', '8 minutos'],
    [3600, '60 minutes', '60 minutes', '60 minutos'],
  ])('of %i seconds is written as %s', (seconds, english, french, spanish) => {
    expect(told('en', seconds)).toBe(`Too many attempts. Please wait ${english} and try again.`);
    expect(told('fr', seconds)).toBe(`Trop de tentatives. Attendez ${french}, puis réessayez.`);
    expect(told('es', seconds)).toBe(`Demasiados intentos. Espera ${spanish} e inténtalo de nuevo.`);
  });

  describe.each([
    ['calls', tooManyRequests],
    ['unpaid bookings', tooManyHolds],
    ['wrong codes', secondFactorOff],
  ])('after too many %s', (_what, refusal) => {
    it('is the same for programs as for people', () => {
      const { retryAfter, message } = toWireError(refusal(900), 'en');
      expect([retryAfter, message]).toEqual([900, expect.stringContaining('15 minutes')]);
    });

    it.each(locales)('leaves no gap in its text in %s', (locale) => {
      expect(toWireError(refusal(900), locale).message).not.toMatch(/[{}]/);
    });
  });
});
