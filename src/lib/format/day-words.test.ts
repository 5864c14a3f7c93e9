import { expect, it } from 'vitest';
import { dayWords, isNewDay, weekdayWords } from './day-words.ts';

it.each([
  ['en', 'Nov 6', 'Fri, Nov 6'],
  ['fr', '6 nov', 'ven 6 nov'],
  ['es', '6 nov', 'vie 6 nov'],
] as const)('in %s, a day of this year is %s, with its weekday %s', (locale, day, weekday) => {
  expect(dayWords('2026-11-06', locale, '2026-01-02')).toBe(day);
  expect(weekdayWords('2026-11-06', locale, '2026-01-02')).toBe(weekday);
});

it.each([
  ['en', 'Jan 1, 2025', 'Wed, Jan 1, 2025'],
  ['fr', '1 janv 2025', 'mer 1 janv 2025'],
  ['es', '1 ene 2025', 'mié 1 ene 2025'],
] as const)('in %s, a day of another year says which', (locale, day, weekday) => {
  expect(dayWords('2025-01-01', locale, '2026-11-26')).toBe(day);
  expect(weekdayWords('2025-01-01', locale, '2026-11-26')).toBe(weekday);
});

it('no year is said before it is known which one it is', () => {
  expect(dayWords('2025-01-01', 'en', null)).toBe('Jan 1');
});

it('a day is said once of those that stand below each other', () => {
  const dates = ['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-20'];
  expect(dates.map((_date, index) => isNewDay(dates, index))).toEqual([true, false, true, true]);
});
