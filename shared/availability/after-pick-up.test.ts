import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { afterPickUp } from './after-pick-up.ts';
import { compileOpening } from './opening.ts';
import type { OpeningRules } from './opening-rules.ts';
import { everyDay, rulesOf } from './rules.fixture.ts';

const dayTime = { weekly: everyDay({ from: 480, to: 1260 }) };
const of = (rules: Partial<OpeningRules>, pickUpAt: string, now = '2026-11-20T12:00:00Z') =>
  afterPickUp(compileOpening(rulesOf(rules)), Instant.parse(pickUpAt), Instant.parse(now));

describe('what the door does after a pick-up', () => {
  it('is said by its closing on that day and its next opening', () => {
    expect(of(dayTime, '2026-11-21T23:00:00Z')).toEqual({
      closes: { date: '2026-11-21', minute: 1260 },
      opens: { date: '2026-11-22', minute: 480 },
    });
  });

  it('counts a pick-up at the very closing time to that opening', () => {
    expect(of(dayTime, '2026-11-22T02:00:00Z').closes).toEqual({ date: '2026-11-21', minute: 1260 });
  });

  it('is said from now once the pick-up has passed', () => {
    expect(of(dayTime, '2026-11-21T23:00:00Z', '2026-11-22T03:00:00Z')).toEqual({
      closes: null,
      opens: { date: '2026-11-22', minute: 480 },
    });
    expect(of(dayTime, '2026-11-21T23:00:00Z', '2026-11-22T15:00:00Z').closes).toEqual({
      date: '2026-11-22',
      minute: 1260,
    });
  });

  it('goes over midnight where the door is open then, and over a closure', () => {
    const late = { weekly: everyDay({ from: 0, to: 120 }, { from: 1080, to: 1440 }) };
    expect(of(late, '2026-11-22T01:00:00Z').closes).toEqual({ date: '2026-11-22', minute: 120 });
    const away = { ...dayTime, closures: [{ from: '2026-11-22', to: '2026-11-24' }] };
    expect(of(away, '2026-11-21T23:00:00Z').opens).toEqual({ date: '2026-11-25', minute: 480 });
  });

  it('says nothing of a door that never closes, or never opens', () => {
    const nothing = { closes: null, opens: null };
    expect(of({ availableFullTime: true }, '2026-11-21T23:00:00Z')).toEqual(nothing);
    expect(of({}, '2026-11-21T23:00:00Z')).toEqual(nothing);
  });
});
