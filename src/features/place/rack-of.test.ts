import { expect, it } from 'vitest';
import { rackOf } from './rack-of.ts';

const counted = (room: Parameters<typeof rackOf>[0]) => {
  const { tags, yours } = rackOf(room);
  const count = (state: string) => tags.filter((each) => each === state).length;
  return { taken: count('taken'), yours: count('yours'), free: count('free'), bags: yours };
};

it('has a tag for each place: taken ones first, then one’s own', () => {
  expect(counted({ left: 14, capacity: 20, bags: 2 })).toEqual({ taken: 6, yours: 2, free: 12, bags: 2 });
  expect(rackOf({ left: 2, capacity: 4, bags: 1 }).tags).toEqual(['taken', 'taken', 'yours', 'free']);
});

it('keeps no place for bags that do not all find room', () => {
  expect(counted({ left: 1, capacity: 5, bags: 2 })).toEqual({ taken: 4, yours: 0, free: 1, bags: 0 });
  expect(counted({ left: 0, capacity: 5, bags: 2 })).toEqual({ taken: 5, yours: 0, free: 0, bags: 0 });
});

it('has ten tags beyond forty places, one’s own among them', () => {
  expect(counted({ left: 50, capacity: 50, bags: 1 })).toEqual({ taken: 0, yours: 1, free: 9, bags: 1 });
  expect(counted({ left: 1, capacity: 100, bags: 1 })).toEqual({ taken: 9, yours: 1, free: 0, bags: 1 });
  expect(counted({ left: 40, capacity: 40, bags: 2 })).toEqual({ taken: 0, yours: 2, free: 38, bags: 2 });
});
