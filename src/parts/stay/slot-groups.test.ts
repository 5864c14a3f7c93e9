import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { compileOpening } from '#shared/availability/opening.ts';
import { everyDay, rulesOf } from '#shared/availability/rules.fixture.ts';
import { slotGroups } from './slot-groups.ts';

const words = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', past: 'past', clock: String };
const nineToFive = compileOpening(rulesOf({ weekly: everyDay({ from: 540, to: 1020 }) }));
const groupsAt = (now: string) => slotGroups(nineToFive, '2026-11-24', 'dropOff', 30, Instant.parse(now), words);

describe('the times of a day in groups', () => {
  it('leave out the part of the day in which nothing is open', () => {
    expect(groupsAt('2026-11-20T00:00:00Z').map(({ heading }) => heading)).toEqual(['Morning', 'Afternoon']);
  });

  it('grey the times before this moment, to the minute', () => {
    const free = (now: string) =>
      groupsAt(now)
        .flatMap(({ slots }) => slots)
        .find(({ reason }) => reason === undefined)?.value;
    expect(free('2026-11-24T17:00:00Z')).toBe('720');
    expect(free('2026-11-24T17:00:01Z')).toBe('750');
  });

  it('leave out the part of the day that has gone', () => {
    expect(groupsAt('2026-11-24T18:00:00Z').map(({ heading }) => heading)).toEqual(['Afternoon']);
  });
});
