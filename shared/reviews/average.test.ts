import { expect, it } from 'vitest';
import { averageOf, averageText, plainAverage } from './average.ts';

it.each([
  [9, 2, null],
  [14, 3, '4.7'],
  [15, 3, '5.0'],
])('%i stars of %i reviews are %s', (sum, count, text) => expect(averageText(sum, count)).toBe(text));

it('a location with fewer than three reviews has no average', () => {
  expect([averageOf(0, 0), averageOf(5, 1), averageOf(9, 2)]).toEqual([null, null, null]);
  expect(averageOf(14, 3)).toBe(4.7);
});

it('programs receive the average of however few', () => {
  expect([plainAverage(0, 0), plainAverage(5, 1), plainAverage(9, 2)]).toEqual([null, 5, 4.5]);
});
