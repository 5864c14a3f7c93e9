import type { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfLocal } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import { checkStay } from './check-stay.ts';
import { compileOpening } from './opening.ts';
import { datedRules, everyDay, rulesOf } from './rules.fixture.ts';
import { walkInStay } from './walk-in.ts';

const toronto = zoneOf('America/Toronto');
const at = (clock: string, date = '2026-11-27'): Instant => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return instantOfLocal(toronto, date, hour * 60 + minute);
};
const open = compileOpening(rulesOf({ weekly: everyDay({ from: 6 * 60 + 30, to: 21 * 60 }) }));

describe('a stay from the counter', () => {
  it('begins at the next full five minutes and ends five hours later, on a half hour', () => {
    expect(walkInStay(open, at('14:07'))).toEqual({
      stay: { dropOffAt: at('14:10'), pickUpAt: at('19:00') },
      pickUps: [at('17:00'), at('19:00'), at('21:00')],
      minutesLeft: 413,
    });
    expect(walkInStay(open, at('14:10')).stay.dropOffAt).toEqual(at('14:10'));
  });

  it('ends at the closing where that is earlier, and says how little is left', () => {
    expect(walkInStay(open, at('17:02'))).toMatchObject({
      stay: { pickUpAt: at('21:00') },
      pickUps: [at('20:00'), at('21:00')],
    });
    expect(walkInStay(open, at('20:33'))).toEqual({
      stay: { dropOffAt: at('20:35'), pickUpAt: at('21:00') },
      pickUps: [at('21:00')],
      minutesLeft: 27,
    });
  });

  it('is none while the door is shut, nor in the last minutes before', () => {
    for (const clock of ['06:29', '20:56', '21:00'])
      expect(walkInStay(open, at(clock))).toMatchObject({ pickUps: [], minutesLeft: null });
  });

  it('has no closing where the door never closes', () => {
    const always = compileOpening(rulesOf({ availableFullTime: true }));
    expect(walkInStay(always, at('22:01'))).toEqual({
      stay: { dropOffAt: at('22:05'), pickUpAt: at('03:00', '2026-11-28') },
      pickUps: [at('01:00', '2026-11-28'), at('03:00', '2026-11-28'), at('06:00', '2026-11-28')],
      minutesLeft: null,
    });
  });

  it('always offers what the rules take, in order, whatever the hours and the clock', () => {
    fc.assert(
      fc.property(datedRules, fc.integer({ min: 0, max: 2 * 1440 }), ({ rules, date }, minute) => {
        const opening = compileOpening(rules);
        const now = instantOfLocal(opening.zone, date, 0).plusSeconds(minute * 60);
        const { stay, pickUps } = walkInStay(opening, now);
        expect(pickUps).toEqual(pickUps.toSorted((a, b) => a.compareTo(b)));
        for (const pickUpAt of pickUps) {
          const { refusal } = checkStay(opening, { ...stay, pickUpAt }, now, {
            bookable: true,
            placesLeft: 1,
            bagsCount: 1,
          });
          expect(refusal).toBeNull();
        }
      }),
    );
  });
});
