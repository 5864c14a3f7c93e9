import { expect, test } from 'vitest';
import type { SearchFilters } from '#shared/search/filters/filters.ts';
import { filtersIn, parseFilterSearch, searchOfFilters } from './filter-search.ts';
import { mapSearchOf, parseMapSearch } from './map-search.ts';

test('an address says filters and order again', () => {
  const filters: SearchFilters = {
    room: true,
    late: true,
    price: { currency: 'CAD', from: 16, to: 22 },
    rating: 4.5,
    always: true,
    wifi: true,
    restroom: true,
  };
  const query = searchOfFilters(filters, 'price');
  expect(query).toMatchObject({ sort: 'price', price: 'CAD-16-22', rating: 4.5, wifi: 1 });
  expect(filtersIn(parseMapSearch({ ...query }))).toEqual(filters);
  expect(filtersIn(parseMapSearch({ ...searchOfFilters({ price: { currency: 'USD', to: 22 } }, 'nearest') }))).toEqual({
    price: { currency: 'USD', from: undefined, to: 22 },
  });
  expect(filtersIn({})).toEqual({});
});

test.each([
  { sort: 'cheapest' },
  { sort: 'nearest' },
  { room: 2, late: 'yes', always: true, wifi: 0, restroom: '' },
  { price: 'CAD-22-16' },
  { price: 'CAD--' },
  { price: 'CAD-0-' },
  { price: '16-22' },
  { price: 'cad-16-22' },
  { price: -22 },
  { price: 'CAD-1.5-3' },
  { price: 'CAD-16-22-30' },
  { price: 'CAD-999999999-' },
  { price: { $gt: 1 } },
  { rating: 4.2 },
  { price: 22 },
])('what was edited into nonsense is dropped: %j', (query) => {
  expect(parseFilterSearch(query)).toEqual({});
});

test('an open end is read', () => {
  expect(parseFilterSearch({ price: 'CAD-0-22' })).toEqual({ price: 'CAD-0-22' });
  expect(parseFilterSearch({ price: 'JPY-16-', rating: '4', wifi: '1' })).toEqual({
    price: 'JPY-16-',
    rating: 4,
    wifi: 1,
  });
});

test('what is off is taken out of the address, and what belongs to others stays', () => {
  expect(mapSearchOf({ utm_source: 'mail', room: 5, late: 1 })).toMatchObject({
    utm_source: 'mail',
    room: undefined,
    late: 1,
  });
});
