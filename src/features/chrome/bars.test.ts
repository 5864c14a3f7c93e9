import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

it.each([
  ['/', 'landing', 0, true, true],
  ['/map', 'fixed', 768, true, false],
  ['/map/york-street-coffee', 'fixed', 768, false, false],
  ['/book/review', 'fixed', 601, false, false],
  ['/orders', 'still', 0, false, false],
  ['/orders/1', 'still', 0, false, false],
  ['/settings', 'fixed', 0, false, false],
  ['/integrations', 'none', 0, false, false],
  ['/guesty', 'none', 0, false, false],
  ['/dashboard/listings', 'none', 0, false, false],
  ['/join/link', 'none', 0, false, false],
  ['/terms/', 'fixed', 0, true, true],
  ['/ordersbook', 'fixed', 0, true, true],
] as const)('%s shows its bars', (path, top, topFrom, bottom, footer) => {
  expect(barsOf(path)).toEqual({ top, topFrom, bottom, footer });
});
