import { expect, test } from 'vitest';
import type { SearchFilters } from '#shared/search/filters/filters.ts';
import { filtersIn, parseFilterSearch, searchOfFilters } from './filter-search.ts';
import { mapSearchOf, parseMapSearch } from './map-search.ts';

test('an address says filters and order again', () => {
  const filters: SearchFilters = {
    room: true,
    late: true,
    price: { from: 16, to: 22 },
    rating: 4.5,
    always: true,
    wiFi: true,
    restroom: true,
  };
  const query = searchOfFilters(filters, 'price');
  expect(query).toMatchObject({ sort: 'price', price: '16-22', rating: 4.5, wifi: 1 });
  expect(filtersIn(parseMapSearch({ ...query }))).toEqual(filters);
  expect(filtersIn(parseMapSearch({ ...searchOfFilters({ price: { to: 22 } }, 'nearest') }))).toEqual({
    price: { from: undefined, to: 22 },
  });
  expect(filtersIn({})).toEqual({});
});

test.each([
  { sort: 'cheapest' },
  { sort: 'nearest' },
  { room: 2, late: 'yes', always: true, wifi: 0, restroom: '' },
  { price: '22-16' },
  { price: '-' },
  { price: '0-' },
  { price: -22 },
  { price: '1.5-3' },
  { price: '16-22-30' },
  { price: '999999999-' },
  { price: { $gt: 1 } },
  { rating: 4.2 },
  { price: 22 },
])('what was edited into nonsense is dropped: %j', (query) => {
  expect(parseFilterSearch(query)).toEqual({});
});

test('an open end is read', () => {
  expect(parseFilterSearch({ price: '0-22' })).toEqual({ price: '0-22' });
  expect(parseFilterSearch({ price: '16-', rating: '4', wifi: '1' })).toEqual({ price: '16-', rating: 4, wifi: 1 });
});

test('what is off is taken out of the address, and what belongs to others stays', () => {
  expect(mapSearchOf({ utm_source: 'mail', room: 5, late: 1 })).toMatchObject({
    utm_source: 'mail',
    room: undefined,
    late: 1,
  });
});
