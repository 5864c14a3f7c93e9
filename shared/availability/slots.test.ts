import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from '../time/instants.ts';
import { instantOfLocal } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import { isOpenAt } from './open-at.ts';
import { compileOpening } from './opening.ts';
import { datedRules, everyDay, rulesOf } from './rules.fixture.ts';
import { slotsOfDay } from './slots.ts';

const toronto = zoneOf('America/Toronto');
const nineToFive = compileOpening(rulesOf({ weekly: everyDay({ from: 540, to: 1020 }) }));
const fullTime = compileOpening(rulesOf({ availableFullTime: true }));
const minutes = (slots: readonly { minute: number }[]): number[] => slots.map((slot) => slot.minute);

describe('time slots of a day', () => {
  it('run from the opening to before the closing for a drop-off, to the closing for a pick-up', () => {
    const dropOffs = minutes(slotsOfDay(nineToFive, '2026-11-24', 30, 'dropOff'));
    const pickUps = minutes(slotsOfDay(nineToFive, '2026-11-24', 30, 'pickUp'));
    expect([dropOffs[0], dropOffs.at(-1), dropOffs.length]).toEqual([540, 990, 16]);
    expect([pickUps[0], pickUps.at(-1), pickUps.length]).toEqual([540, 1020, 17]);
  });

  it('end at 23:30, or 23:45 in steps of 15', () => {
    expect(minutes(slotsOfDay(fullTime, '2026-11-24', 30, 'pickUp')).at(-1)).toBe(1410);
    expect(minutes(slotsOfDay(fullTime, '2026-11-24', 15, 'pickUp')).at(-1)).toBe(1425);
  });

  it('are greyed before now, and up to the drop-off', () => {
    const noon = instantOfLocal(toronto, '2026-11-24', 720);
    const free = (bounds: Parameters<typeof slotsOfDay>[4]) =>
      minutes(slotsOfDay(nineToFive, '2026-11-24', 30, 'pickUp', bounds).filter((slot) => slot.available))[0];
    expect(free({ notBefore: noon })).toBe(720);
    expect(free({ after: noon })).toBe(750);
    expect(slotsOfDay(nineToFive, '2026-11-24', 30, 'pickUp', { notBefore: noon })).toHaveLength(17);
  });

  it('are none on a closed day', () => {
    const closed = compileOpening(
      rulesOf({ availableFullTime: true, closures: [{ from: '2026-11-24', to: '2026-11-24' }] }),
    );
    expect(slotsOfDay(closed, '2026-11-24', 30, 'dropOff')).toEqual([]);
  });

  it('leave out what a spring gap skips and list an autumn hour once', () => {
    expect(slotsOfDay(fullTime, '2026-03-08', 30, 'dropOff')).toHaveLength(46);
    const autumn = slotsOfDay(fullTime, '2026-11-01', 30, 'dropOff');
    expect(autumn).toHaveLength(48);
    expect(autumn[3]).toEqual({ minute: 90, at: '2026-11-01T05:30:00Z', available: true });
  });

  it('are all open, in order, in whole minutes', () => {
    fc.assert(
      fc.property(datedRules, fc.constantFrom('dropOff' as const, 'pickUp' as const), ({ rules, date }, end) => {
        const opening = compileOpening(rules);
        let last = -1;
        for (const slot of slotsOfDay(opening, date, 15, end)) {
          const parsed = parseInstant(slot.at);
          expect(parsed.ok && isOpenAt(opening, parsed.value, end)).toBe(true);
          expect(slot.minute).toBeGreaterThan(last);
          last = slot.minute;
        }
      }),
    );
  });
});
