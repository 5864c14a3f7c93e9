import { expect, it } from 'vitest';
import { closureProblem, tomorrowOf, withClosure } from './several-change.ts';

const rules = {
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: [],
  special: [{ date: '2026-12-24', closed: true, slots: [] }],
  closures: [{ from: '2026-12-28', to: '2026-12-30' }],
} as never;

it('a closure is added to those that are there, in the order of their days', () => {
  expect(withClosure({ rules }, tomorrowOf('2026-11-25'))).toEqual({
    closures: [
      { from: '2026-11-26', to: '2026-11-26' },
      { from: '2026-12-28', to: '2026-12-30' },
    ],
  });
});

it('a location that is closed then anyhow, and a day that has passed, are listed', () => {
  const on = (from: string, to = from) => closureProblem({ rules }, { id: 'several', from, to }, '2026-11-25');
  expect([on('2026-12-24'), on('2026-11-24'), on('2026-12-25', '2026-12-24'), on('2026-12-25')]).toEqual([
    'closingExists',
    'startInPast',
    'endBeforeStart',
    null,
  ]);
});
