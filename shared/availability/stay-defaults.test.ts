import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfLocal } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import { clampToOpening } from './nearest-stay.ts';
import { compileOpening } from './opening.ts';
import { everyDay, rulesOf } from './rules.fixture.ts';
import type { Stay } from './stay.ts';
import { defaultStay, pickUpAfterDropOff, repairStoredStay } from './stay-defaults.ts';

const toronto = zoneOf('America/Toronto');
const at = (minute: number, date = '2026-11-24'): Instant => instantOfLocal(toronto, date, minute);
const nineToFive = compileOpening(rulesOf({ weekly: everyDay({ from: 540, to: 720 }, { from: 780, to: 1020 }) }));
const fullTime = compileOpening(rulesOf({ availableFullTime: true }));
const stay = (from: number, to: number): Stay => ({ dropOffAt: at(from), pickUpAt: at(to) });

describe('the default stay', () => {
  it('starts at the next half hour and lasts an hour', () => {
    expect(defaultStay(at(601), toronto)).toEqual(stay(630, 690));
    expect(defaultStay(at(600), toronto)).toEqual(stay(600, 660));
    expect(defaultStay(at(1411), toronto)).toEqual(stay(1440, 1500));
  });

  it('uses the half hours of the local clock', () => {
    const kathmandu = zoneOf('Asia/Kathmandu');
    const { dropOffAt } = defaultStay(Instant.parse('2026-11-24T10:01:00Z'), kathmandu);
    expect(dropOffAt.toString()).toBe('2026-11-24T10:15:00Z');
  });

  it('ends at the latest closing of that day, or an hour later when that has passed', () => {
    expect(defaultStay(at(601), toronto, nineToFive)).toEqual(stay(630, 1020));
    expect(defaultStay(at(1001), toronto, nineToFive)).toEqual(stay(1020, 1080));
    expect(defaultStay(at(601), toronto, fullTime)).toEqual(stay(630, 1200));
    expect(defaultStay(at(1400), toronto, fullTime)).toEqual(stay(1410, 1470));
  });
});

describe('a stored stay', () => {
  const now = at(605);
  const repaired = (dropOff: number | null, pickUp: number | null) =>
    repairStoredStay(
      { dropOffAt: dropOff === null ? null : at(dropOff), pickUpAt: pickUp === null ? null : at(pickUp) },
      now,
      toronto,
    );

  it.each<[string, number | null, number | null, Stay, 'past' | null]>([
    ['is kept when it is fine', 700, 800, stay(700, 800), null],
    ['loses a pick-up before the drop-off', 700, 650, stay(700, 780), null],
    ['loses a pick-up at the drop-off', 720, 720, stay(720, 780), null],
    ['gets a missing pick-up', 690, null, stay(690, 780), null],
    ['gets both ends', null, null, stay(630, 720), null],
    ['has a past drop-off replaced by now', 500, 800, stay(630, 800), 'past'],
    ['has both past ends replaced by now and an hour later', 400, 500, stay(630, 690), 'past'],
    ['has a past pick-up replaced by now plus an hour', null, 500, stay(630, 690), 'past'],
    ['keeps the minute that is passing', 605, 800, stay(605, 800), null],
    ['gets a later pick-up when the new drop-off has reached it', 500, 610, stay(630, 720), 'past'],
  ])('%s', (_, dropOff, pickUp, expected, changed) => {
    expect(repaired(dropOff, pickUp)).toEqual({ stay: expected, changed });
  });

  it('always comes out ahead of now and in order', () => {
    const minute = fc.option(fc.integer({ min: -3000, max: 3000 }));
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.constantFrom('America/Toronto', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        (a, b, id) => {
          const start = Instant.parse('2026-10-31T12:34:00Z');
          const of = (value: number | null) => (value === null ? null : start.plusSeconds(value * 60));
          const { stay: fixed } = repairStoredStay({ dropOffAt: of(a), pickUpAt: of(b) }, start, zoneOf(id));
          expect(fixed.dropOffAt.isBefore(start)).toBe(false);
          expect(fixed.dropOffAt.isBefore(fixed.pickUpAt)).toBe(true);
        },
      ),
    );
  });
});

describe('a newly picked time', () => {
  it('moves the check-out only when it has to', () => {
    expect(pickUpAfterDropOff(at(600), at(700), toronto, nineToFive)).toEqual(at(700));
    expect(pickUpAfterDropOff(at(700), at(700), toronto, nineToFive)).toEqual(at(1020));
    expect(pickUpAfterDropOff(at(1020), at(700), toronto, nineToFive)).toEqual(at(1080));
    expect(pickUpAfterDropOff(at(700), null, toronto)).toEqual(at(760));
  });

  it('is clamped to open hours', () => {
    expect(clampToOpening(nineToFive, at(600), 'dropOff')).toEqual(at(600));
    expect(clampToOpening(nineToFive, at(300), 'dropOff')).toEqual(at(540));
    expect(clampToOpening(nineToFive, at(1200), 'dropOff')).toEqual(at(990));
    expect(clampToOpening(nineToFive, at(1200), 'pickUp')).toEqual(at(1020));
    expect(clampToOpening(nineToFive, at(730), 'pickUp')).toEqual(at(720));
    expect(clampToOpening(compileOpening(rulesOf()), at(730), 'pickUp')).toBeNull();
    const closed = compileOpening(
      rulesOf({ availableFullTime: true, closures: [{ from: '2026-11-24', to: '2026-11-25' }] }),
    );
    expect(clampToOpening(closed, at(600), 'dropOff')).toEqual(at(0, '2026-11-26'));
  });
});
