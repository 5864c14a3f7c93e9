import { expect, test } from 'vitest';
import { holdsCardNumber } from './message-rules.ts';

test.each([
  'My card is 4242424242424242.',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242 – 4242 – 4242 – 4242',
  '4242.4242.4242.4242',
  '3782 822463 10005',
  '４２４２ ４２４２ ４２４２ ４２４２',
  'card:\n4242 4242\n4242 4242',
])('the number of a card is found in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  'Call me at +1 416 555 0100.',
  '+33 6 12 34 56 78',
  'We open at 9:00, until 18:00; code CLK-234567.',
  '4242 4242 4242 4243',
  '0000 0000 0000 0000',
  'https://shop.example/where-we-are',
  '2026-11-21 10:00 2026-11-22 18:00',
])('none is found in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
