import { expect, test } from 'vitest';
import { couponCodeSchema } from '#shared/pricing/price-schema.ts';
import { codeIn } from './coupon.ts';

test.each([
  [' WELCOME10 ', 'WELCOME10'],
  ['a\u0000b\n', 'ab'],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['\u0000 ', null],
  ['', null],
  [null, null],
])('of %j a code that can be asked about is left: %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
  if (code !== null) expect(couponCodeSchema.safeParse(code).success).toBe(true);
});
