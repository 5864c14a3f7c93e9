import { expect, it } from 'vitest';
import { dayMark } from './month-marks.ts';

const place = {
  from: '2026-12-28',
  to: '2027-01-02',
  state: 'suggested',
  metOn: [{ code: 'CLK-4NQ8TW', date: '2026-12-29' }],
} as const;
const marked = {
  // Two calendars say the same.
  suggested: [{ places: [place, place, { ...place, from: '2026-12-20', state: 'closed' as const }] }],
  closed: [{ from: '2026-12-25', to: '2026-12-28' }],
};

it.each([
  ['2026-12-24', undefined],
  ['2026-12-25', { kind: 'closed', met: 0 }],
  ['2026-12-28', { kind: 'suggested', met: 0 }],
  ['2026-12-29', { kind: 'suggested', met: 1 }],
  ['2027-01-03', undefined],
])('%s is marked by what is suggested, else by what is closed', (date, mark) => {
  expect(dayMark(date, marked)).toEqual(mark);
});
