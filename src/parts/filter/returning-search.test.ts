import { expect, test } from 'vitest';
import type { KeptFilter } from './filter-cookie.ts';
import { returningSearch } from './returning-search.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const start = {
  center: { latitude: 43.65, longitude: -79.38 },
  label: 'Toronto',
  zone: 'America/Toronto',
  stay: { dropOffAt: '2026-11-21T10:30:00-05:00', pickUpAt: '2026-11-21T21:00:00-05:00' },
};
const kept: KeptFilter = {
  place: { label: 'Pike Place Market, Seattle', latitude: 47.6, longitude: -122.34 },
  from: '2026-11-25T10:00:00-08:00',
  to: '2026-11-25T18:00:00-08:00',
  bagsCount: 3,
  zone: 'America/Los_Angeles',
  selectedMarkerId: null,
  isDateFilterEdited: true,
};

test('a kept search comes back with its place, dates and bags', () => {
  expect(returningSearch(kept, start, now)).toEqual({
    place: kept.place,
    stay: { dropOffAt: '2026-11-25T10:00:00-08:00', pickUpAt: '2026-11-25T18:00:00-08:00' },
    bagsCount: 3,
    zone: 'America/Los_Angeles',
  });
});

test('dates that no visitor chose are those of now', () => {
  expect(returningSearch({ ...kept, isDateFilterEdited: false }, start, now)?.stay).toEqual(start.stay);
});

test('dates that have passed are moved to now', () => {
  const search = returningSearch({ ...kept, from: '2026-11-20T10:00:00-08:00' }, start, now);
  expect(Date.parse(search?.stay.dropOffAt ?? '')).toBe(now);
});

test('without a place by name there is nothing to come back to', () => {
  expect(returningSearch(null, start, now)).toBeNull();
  expect(returningSearch({ ...kept, place: null }, start, now)).toBeNull();
  expect(returningSearch({ ...kept, place: { label: '', latitude: 1, longitude: 1 } }, start, now)).toBeNull();
});
