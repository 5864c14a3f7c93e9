import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

it.each([
  ['/', 'landing', true, true, true],
  ['/map', 'fixed', false, true, false],
  ['/map/york-street-coffee', 'fixed', false, true, false],
  ['/book/review', 'fixed', false, false, false],
  ['/orders', 'still', true, false, false],
  ['/orders/1', 'still', true, false, false],
  ['/settings', 'fixed', true, false, false],
  ['/integrations', 'fixed', true, false, false],
  ['/guesty', 'fixed', true, false, false],
  ['/dashboard/listings', 'none', false, false, false],
  ['/join/link', 'none', false, false, false],
  ['/terms/', 'fixed', true, true, true],
  ['/ordersbook', 'fixed', true, true, true],
] as const)('%s shows its bars', (path, top, topOnPhone, bottom, footer) => {
  expect(barsOf(path)).toEqual({ top, topOnPhone, bottom, footer });
});
