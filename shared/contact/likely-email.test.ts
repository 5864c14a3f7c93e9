import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotnail.com', 'ana@hotmail.com'],
  [' Ana.B@YAHO.com ', 'Ana.B@yahoo.com'],
])('%s was meant to be %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));

test.each(['ana@gmail.com', 'ana@example.com', 'ana@gmx.com', 'ana@mail.com', 'gmial.com', ''])(
  '%s is taken as it is',
  (typed) => expect(likelyEmail(typed)).toBeNull(),
);
