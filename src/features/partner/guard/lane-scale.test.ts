import { expect, it } from 'vitest';
import { compileOpening } from '#shared/availability/opening.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { laneScale } from './lane-scale.ts';

const opening = compileOpening({
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: weekdays.map((day) => ({ day, from: 480, to: 1200 })),
  special: [],
  closures: [{ from: '2026-12-28', to: '2026-12-29' }],
});

it('lanes run over the days of all stays, closed days marked, in the location’s time', () => {
  const { days, at } = laneScale(opening, [
    { dropOffAt: '2026-12-27T05:00:00Z', pickUpAt: '2026-12-28T17:00:00Z' },
    { dropOffAt: '2026-12-29T15:00:00Z', pickUpAt: '2027-01-01T04:00:00Z' },
  ]);
  expect(days.map(({ date, isClosed }) => [date.slice(5), isClosed])).toEqual([
    ['12-27', false],
    ['12-28', true],
    ['12-29', true],
    ['12-30', false],
    ['12-31', false],
  ]);
  expect([at('2026-12-27T05:00:00Z'), at('2026-12-28T17:00:00Z')]).toEqual([0, 30]);
});

it('a stay of months runs out of the picture', () => {
  const { days, at } = laneScale(opening, [{ dropOffAt: '2026-12-01T15:00:00Z', pickUpAt: '2027-06-01T15:00:00Z' }]);
  expect([days.length, at('2027-06-01T15:00:00Z')]).toEqual([28, 100]);
});
