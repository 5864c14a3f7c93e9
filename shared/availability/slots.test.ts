import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, instantOfEpochMinute, minutesOfDay, wallMinuteAt } from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import { compileOpening } from './opening.ts';
import { datedRules, everyDay, rulesOf } from './rules.fixture.ts';
import { slotsOfDay } from './slots.ts';

const nineToFive = compileOpening(rulesOf({ weekly: everyDay({ from: 540, to: 1020 }) }));
const fullTime = compileOpening(rulesOf({ availableFullTime: true }));
const minutes = (...asked: Parameters<typeof slotsOfDay>): readonly number[] => slotsOfDay(...asked).minutes;

describe('time slots of a day', () => {
  it('run from the opening to before the closing for a drop-off, to the closing for a pick-up', () => {
    const dropOffs = minutes(nineToFive, '2026-11-24', 30, 'dropOff');
    const pickUps = minutes(nineToFive, '2026-11-24', 30, 'pickUp');
    expect([dropOffs[0], dropOffs.at(-1), dropOffs.length]).toEqual([540, 990, 16]);
    expect([pickUps[0], pickUps.at(-1), pickUps.length]).toEqual([540, 1020, 17]);
  });

  it('end at 23:30, or 23:45 in steps of 15', () => {
    expect(minutes(fullTime, '2026-11-24', 30, 'pickUp').at(-1)).toBe(1410);
    expect(minutes(fullTime, '2026-11-24', 15, 'pickUp').at(-1)).toBe(1425);
  });

  it('are none on a closed day', () => {
    const closed = compileOpening(
      rulesOf({ availableFullTime: true, closures: [{ from: '2026-11-24', to: '2026-11-24' }] }),
    );
    expect(slotsOfDay(closed, '2026-11-24', 30, 'dropOff')).toEqual({ minutes: [], at: [] });
  });

  it('leave out what a spring gap skips and list an autumn hour once', () => {
    expect(minutes(fullTime, '2026-03-08', 30, 'dropOff')).toHaveLength(46);
    const autumn = slotsOfDay(fullTime, '2026-11-01', 30, 'dropOff');
    expect(autumn.minutes).toHaveLength(48);
    expect(autumn.minutes[3]).toBe(90);
    expect(instantOfEpochMinute(autumn.at[3] ?? 0).toString()).toBe('2026-11-01T05:30:00Z');
  });

  it('begin with midnight for a pick-up when the day before is open until then', () => {
    const lateBar = compileOpening(rulesOf({ weekly: everyDay({ from: 1080, to: 1440 }) }));
    expect(minutes(lateBar, '2026-11-24', 30, 'pickUp').slice(0, 2)).toEqual([0, 1080]);
    expect(minutes(lateBar, '2026-11-24', 30, 'dropOff')[0]).toBe(1080);
  });

  it('name the end of one stretch and the beginning of the next once', () => {
    const lunch = compileOpening(rulesOf({ weekly: everyDay({ from: 600, to: 720 }, { from: 721, to: 900 }) }));
    const offered = minutes(lunch, '2026-11-24', 15, 'pickUp');
    expect(offered.filter((minute) => minute >= 705 && minute <= 735)).toEqual([705, 720, 735]);
  });

  it('are exactly those of the day at which the door lets that end happen', () => {
    const end = fc.constantFrom('dropOff' as const, 'pickUp' as const);
    fc.assert(
      fc.property(datedRules, end, fc.integer({ min: -4, max: 4 }), ({ rules, date }, end, days) => {
        const opening = compileOpening(rules);
        const day = dayOfDate(date) + days;
        const midnight = day * minutesOfDay;
        // Every minute of time around the day, without any reckoning of slots.
        const expected = new Map<number, number>();
        for (let minute = midnight - 2 * minutesOfDay; minute < midnight + 3 * minutesOfDay; minute += 1) {
          const wall = wallMinuteAt(opening.zone, minute) - midnight;
          if (wall < 0 || wall >= minutesOfDay || wall % 15 !== 0 || expected.has(wall)) continue;
          expected.set(wall, minute);
        }
        const open = [...expected].filter(([, minute]) => isOpenAt(opening, instantOfEpochMinute(minute), end));
        const slots = slotsOfDay(opening, dateOfDay(day), 15, end);
        expect(slots.minutes.map((minute, index) => [minute, slots.at[index]])).toEqual(
          open.toSorted((a, b) => a[0] - b[0]),
        );
      }),
      { numRuns: 150 },
    );
  });
});
