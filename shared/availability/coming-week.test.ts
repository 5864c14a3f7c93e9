import { expect, test } from 'vitest';
import { comingWeek } from './coming-week.ts';
import { compileOpening } from './opening.ts';

test('the coming week counts special hours and closures', () => {
  const week = comingWeek(
    compileOpening({
      zone: 'America/Toronto',
      availableFullTime: false,
      weekly: [
        { day: 'tuesday', from: 540, to: 720 },
        { day: 'tuesday', from: 780, to: 1439 },
        { day: 'thursday', from: 540, to: 1260 },
        { day: 'friday', from: 540, to: 1260 },
      ],
      special: [
        { date: '2026-12-24', closed: true, slots: [{ from: 780, to: 1440 }] },
        { date: '2026-12-27', closed: false, slots: [{ from: 600, to: 720 }] },
      ],
      closures: [{ from: '2026-12-25', to: '2026-12-26' }],
    }),
    '2026-12-22',
  );
  expect(week).toEqual([
    {
      date: '2026-12-22',
      day: 'tuesday',
      slots: [
        { from: 540, to: 720 },
        { from: 780, to: 1440 },
      ],
    },
    { date: '2026-12-23', day: 'wednesday', slots: [] },
    { date: '2026-12-24', day: 'thursday', slots: [{ from: 540, to: 780 }] },
    { date: '2026-12-25', day: 'friday', slots: [] },
    { date: '2026-12-26', day: 'saturday', slots: [] },
    { date: '2026-12-27', day: 'sunday', slots: [{ from: 600, to: 720 }] },
    { date: '2026-12-28', day: 'monday', slots: [] },
  ]);
});
