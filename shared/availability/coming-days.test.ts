import { expect, test } from 'vitest';
import { comingDays } from './coming-days.ts';
import type { OpeningRules } from './opening-rules.ts';
import { compileOpening } from './opening.ts';

const rules: OpeningRules = {
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: [{ day: 'thursday', from: 540, to: 1260 }],
  special: [],
  closures: [],
};
const from = (today: string, more: Partial<OpeningRules>) => comingDays(compileOpening({ ...rules, ...more }), today);

test('a listing that is open as every week has no special days', () => {
  expect(from('2026-11-21', {})).toEqual([]);
});

test('closures and special hours of the coming two months are listed in their order, what is over or far is not', () => {
  const days = from('2026-11-21', {
    special: [
      { date: '2026-12-24', closed: true, slots: [{ from: 780, to: 1440 }] },
      { date: '2026-12-20', closed: false, slots: [{ from: 600, to: 720 }] },
      { date: '2026-11-20', closed: true, slots: [] },
      { date: '2027-01-21', closed: true, slots: [] },
    ],
    closures: [
      { from: '2026-12-25', to: '2026-12-26' },
      { from: '2026-11-01', to: '2026-11-19' },
    ],
  });
  expect(days).toEqual([
    { from: '2026-12-20', to: '2026-12-20', open: [{ from: 600, to: 720 }] },
    { from: '2026-12-24', to: '2026-12-24', open: [{ from: 540, to: 780 }] },
    { from: '2026-12-25', to: '2026-12-26', open: [] },
  ]);
});

test('special hours that change nothing are not listed', () => {
  const special = [{ date: '2026-12-24', closed: false, slots: [{ from: 600, to: 720 }] }];
  expect(from('2026-11-21', { special })).toEqual([]);
  expect(from('2026-11-21', { special, availableFullTime: true })).toEqual([]);
  expect(from('2026-11-21', { special: [{ date: '2026-12-25', closed: true, slots: [] }] })).toEqual([]);
});

test('a closure that has begun is listed from today on, and hides special hours in it', () => {
  const days = from('2026-12-26', {
    special: [{ date: '2026-12-27', closed: false, slots: [{ from: 600, to: 720 }] }],
    closures: [{ from: '2026-12-25', to: '2026-12-28' }],
  });
  expect(days).toEqual([{ from: '2026-12-26', to: '2026-12-28', open: [] }]);
});
