import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateForKey,
  daysInMonth,
  monthWeeks,
  shiftMonth,
  weekday,
  weekdayNames,
} from './plain-date.ts';
import { slotForKey } from './slot-keys.ts';

describe('plain dates', () => {
  it('go over the ends of months, years and leap days', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
    expect(daysInMonth('2024-02')).toBe(29);
  });

  it('lose no day when clocks change', () => {
    let date = '2026-01-01';
    for (let i = 0; i < 365; i++) date = addDays(date, 1);
    expect(date).toBe('2027-01-01');
  });

  it('know their weekday', () => {
    expect(weekday('2026-11-21')).toBe(6);
  });
});

describe('a month', () => {
  it('starts its weeks where the locale does', () => {
    expect(monthWeeks('2026-11', 0)[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(monthWeeks('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weekdayNames('en-CA', 1, 'long')[0]).toBe('Monday');
  });

  it('has each of its days once', () => {
    for (const start of [0, 1, 6]) {
      const days = monthWeeks('2026-02', start).flat().filter(Boolean);
      expect(days).toHaveLength(28);
      expect(new Set(days).size).toBe(28);
    }
  });
});

it.each([
  ['ArrowLeft', '2026-11-20'],
  ['ArrowRight', '2026-11-22'],
  ['ArrowUp', '2026-11-14'],
  ['ArrowDown', '2026-11-28'],
  ['PageUp', '2026-10-21'],
  ['PageDown', '2026-12-21'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['a', undefined],
])('%s leads from Saturday 21 November to %s', (key, to) => {
  expect(dateForKey(key, '2026-11-21', 0)).toBe(to);
});

describe('arrow keys between times', () => {
  const groups = [
    { slots: ['7', '8', '9', '10', '11'].map((value) => ({ value })) },
    { slots: ['12', '13'].map((value) => ({ value })) },
  ];

  it.each([
    ['ArrowRight', '11', '12'],
    ['ArrowLeft', '7', undefined],
    ['ArrowDown', '8', '11'],
    ['ArrowDown', '11', '12'],
    ['ArrowUp', '13', '11'],
    ['End', '7', '13'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(slotForKey(key, from, groups, 4)).toBe(to);
  });
});
