import { expect, test } from 'vitest';
import { bookAddress, bookSearchOf } from './book-search.ts';

const stay = { dropOffAt: '2026-11-21T10:00:00-05:00', pickUpAt: '2026-11-21T18:00:00-05:00' };

test('an address of a booking says listing, stay and bags again', () => {
  const { pathname, searchParams } = new URL(bookAddress('york-street-coffee-toronto', stay, 2), 'http://none');
  expect(pathname).toBe('/book/review');
  expect(bookSearchOf(Object.fromEntries(searchParams))).toEqual({
    listing: 'york-street-coffee-toronto',
    from: stay.dropOffAt,
    to: stay.pickUpAt,
    bags: 2,
  });
});

test('what cannot be used is left out, what has another purpose stays', () => {
  expect(bookSearchOf({ listing: ' ', from: 'tomorrow', to: '', bags: 0, code: 'WELCOME10' })).toEqual({
    code: 'WELCOME10',
  });
});
