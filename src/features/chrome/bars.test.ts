import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

it.each([
  ['/', 'landing', 0, true, true, false],
  ['/map', 'fixed', 768, true, false, false],
  ['/map/york-street-coffee', 'fixed', 768, false, false, false],
  ['/map/york-street-coffee/reviews', 'fixed', 768, true, false, true],
  ['/book/review', 'fixed', 601, false, false, true],
  ['/in/Q7K2', 'fixed', 0, false, false, true],
  ['/orders', 'still', 0, false, false, false],
  ['/orders/1', 'still', 0, false, false, false],
  ['/settings', 'fixed', 0, false, false, false],
  ['/integrations', 'none', 0, false, false, false],
  ['/guesty', 'none', 0, false, false, false],
  ['/dashboard/listings', 'none', 0, false, false, false],
  ['/join/link', 'none', 0, false, false, false],
  ['/terms/', 'fixed', 0, true, true, false],
  ['/ordersbook', 'fixed', 0, true, true, false],
] as const)('%s shows its bars', (path, top, topFrom, bottom, footer, language) => {
  expect(barsOf(path, true)).toEqual({ top, topFrom, bottom, footer, language });
});

it('what is not found has the bars of any page, whatever its address', () => {
  expect(barsOf('/map/nowhere', false)).toEqual(barsOf('/nonsense', true));
});
