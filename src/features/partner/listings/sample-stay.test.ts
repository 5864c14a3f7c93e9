import { expect, it } from 'vitest';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { sampleStay } from './sample-stay.ts';

const rules: OpeningRules = {
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: weekdays.map((day) => ({ day, from: 480, to: 1200 })),
  special: [],
  closures: [{ from: '2026-11-25', to: '2026-11-25' }],
};

it('a sample stay is within the next opening hours, at most eight of them', () => {
  expect(sampleStay(rules, '2026-11-24T10:00:00Z')).toMatchObject({
    dropOffAt: '2026-11-24T08:00:00-05:00',
    pickUpAt: '2026-11-24T16:00:00-05:00',
  });
  expect(sampleStay(rules, '2026-11-24T22:10:00Z')).toMatchObject({
    dropOffAt: '2026-11-24T17:30:00-05:00',
    pickUpAt: '2026-11-24T20:00:00-05:00',
  });
  expect(sampleStay(rules, '2026-11-25T02:00:00Z')).toMatchObject({ date: '2026-11-26' });
  expect(sampleStay({ ...rules, weekly: [] }, '2026-11-25T02:00:00Z')).toBeNull();
});
