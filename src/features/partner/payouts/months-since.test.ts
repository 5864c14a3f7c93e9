import { expect, it } from 'vitest';
import { monthsSince } from './months-since.ts';

it.each([
  ['2026-11', '2026-11', ['2026-11']],
  ['2025-11', '2026-02', ['2026-02', '2026-01', '2025-12', '2025-11']],
  ['2026-12', '2026-11', ['2026-11']],
])('the months from %s to %s, newest first', (first, last, months) => {
  expect(monthsSince(first, last)).toEqual(months);
});

it('are ten years of them at most', () => {
  expect(monthsSince('1990-01', '2026-11')).toHaveLength(120);
});
