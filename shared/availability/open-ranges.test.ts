import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, rulesOf } from './rules.fixture.ts';
import { compileOpening, isOpenWallMinute } from './opening.ts';
import { isOpenAtWall, isOpenWithin, neverCloses, openRangesOf } from './open-ranges.ts';
import { weekdays } from './opening-rules.ts';
import { dateOfDay, dayOfDate, minutesOfDay } from '../time/local-time.ts';

const monday = dayOfDate('2026-11-23');
const slot = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 30, to: to * 30 }));
const date = fc.integer({ min: 0, max: 9 }).map((day) => dateOfDay(monday + day));
const rules = fc
  .record({
    availableFullTime: fc.boolean(),
    weekly: fc.array(
      fc.tuple(fc.constantFrom(...weekdays), slot).map(([day, hours]) => ({ day, ...hours })),
      { maxLength: 8 },
    ),
    special: fc.array(
      fc.record({ date, closed: fc.boolean(), replaces: fc.boolean(), slots: fc.array(slot, { maxLength: 2 }) }),
      { maxLength: 4 },
    ),
    closures: fc.array(
      fc.tuple(date, date).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
      { maxLength: 2 },
    ),
  })
  .map((each) => rulesOf(each));

describe('opening rules as numbers in a row', () => {
  it('are open in the minutes in which the engine says so', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -1440, max: 11 * minutesOfDay }), (each, minute) => {
        const wall = monday * minutesOfDay + minute;
        expect(isOpenAtWall(openRangesOf(each), wall)).toBe(isOpenWallMinute(compileOpening(each), wall));
      }),
      { numRuns: 3000 },
    );
  });

  it('are open within an evening where any of its minutes is', () => {
    fc.assert(
      fc.property(rules, fc.nat(10), fc.integer({ min: 0, max: 1439 }), (each, day, minute) => {
        const [from, to] = [(monday + day) * minutesOfDay + minute, (monday + day + 1) * minutesOfDay];
        const opening = compileOpening(each);
        const minutes = Array.from({ length: to - from }, (_, at) => from + at);
        expect(isOpenWithin(openRangesOf(each), from, to)).toBe(minutes.some((at) => isOpenWallMinute(opening, at)));
      }),
      { numRuns: 300 },
    );
  });

  it('never close where a usual week has no shut minute', () => {
    expect(neverCloses(openRangesOf(rulesOf({ availableFullTime: true })))).toBe(true);
    expect(neverCloses(openRangesOf(rulesOf({ weekly: everyDay({ from: 0, to: 1440 }) })))).toBe(true);
    expect(neverCloses(openRangesOf(rulesOf({ weekly: everyDay({ from: 0, to: 1439 }).slice(0, 6) })))).toBe(false);
    expect(neverCloses(openRangesOf(rulesOf({})))).toBe(false);
  });
});
