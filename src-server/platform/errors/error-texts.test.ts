import { expect, test } from 'vitest';
import { errorText } from './error-texts.ts';

test.each([
  [2, 'Too many attempts. Please wait 2 seconds and try again.'],
  [119, 'Too many attempts. Please wait 119 seconds and try again.'],
  [120, 'Too many attempts. Please wait 2 minutes and try again.'],
  [897, 'Too many attempts. Please wait 15 minutes and try again.'],
])('a wait of %i seconds is said as people count', (seconds, said) => {
  expect(errorText('en', 'tooManyRequests', { seconds })).toBe(said);
});

test('minutes are said in each language', () => {
  expect(errorText('fr', 'tooManyRequests', { seconds: 600 })).toBe(
    'Trop de tentatives. Attendez 10 minutes, puis réessayez.',
  );
  expect(errorText('es', 'tooManyRequests', { seconds: 600 })).toBe(
    'Demasiados intentos. Espera 10 minutos e inténtalo de nuevo.',
  );
});
