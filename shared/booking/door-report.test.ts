import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileOpening } from '../availability/opening.ts';
import { weekdays } from '../availability/opening-rules.ts';
import {
  countedReports,
  type DoorFacts,
  doorRefusal,
  type DoorSigns,
  isDoorOpen,
  needsAdministration,
  stepOfCount,
  verdictOfSilence,
  whyDoorWaits,
} from './door-report.ts';

const at = (time: string) => Instant.parse(`2026-11-25T${time}:00Z`);
const opening = compileOpening({
  zone: 'UTC',
  availableFullTime: false,
  weekly: weekdays.map((day) => ({ day, from: 8 * 60, to: 20 * 60 })),
  special: [],
  closures: [],
});
const stay = {
  status: 'confirmed' as const,
  dropOffAt: at('10:00'),
  pickUpAt: at('18:00'),
  isDisputed: false,
  checkedInAt: null,
  checkedOutAt: null,
  bagsInside: 0,
};

describe('a shut door may be reported', () => {
  const inside = { ...stay, checkedInAt: at('10:00'), bagsInside: 2 };
  it.each([
    ['a minute too early', stay, '09:44', 'tooEarly'],
    ['15 minutes before the drop-off', stay, '09:45', null],
    ['at the pick-up', stay, '18:00', null],
    ['a minute after the pick-up', stay, '18:01', 'tooLate'],
    ['with bags inside at the pick-up', inside, '18:00', null],
    ['with bags inside that were taken in early', { ...inside, checkedInAt: at('09:05') }, '09:10', null],
    ['at closing time with bags inside', { ...inside, pickUpAt: at('20:00') }, '20:00', null],
    ['at closing time without bags', { ...stay, pickUpAt: at('20:00') }, '20:00', 'closed'],
    ['outside of the advertised hours', { ...stay, dropOffAt: at('08:00') }, '07:50', 'closed'],
    ['once the bags are out', { ...inside, bagsInside: 0, checkedOutAt: at('12:00') }, '12:05', 'over'],
    ['for a booking that is canceled', { ...stay, status: 'canceled' as const }, '10:05', 'over'],
  ])('%s', (_what, facts, time, refusal) => {
    expect(doorRefusal(facts, opening, at(time))).toBe(refusal);
  });
});

const report: DoorFacts = {
  reportedAt: at('10:05'),
  bagsInside: 0,
  answer: null,
  taken: null,
  verdict: null,
  verdictBy: null,
};
const signs: DoorSigns = { dropOffAt: at('10:00'), isScanned: false, isAgain: false };

describe('money back or a move by oneself', () => {
  it.each([
    ['before two minutes', {}, {}, '10:06', 'asking'],
    ['after two minutes', {}, {}, '10:07', null],
    ['reported 60 minutes after the drop-off', { reportedAt: at('11:00') }, {}, '11:02', null],
    ['reported 61 minutes after the drop-off', { reportedAt: at('11:01') }, {}, '11:03', 'late'],
    ['answered', { answer: 'open' as const }, {}, '10:07', 'answered'],
    ['with a ticket scanned there', {}, { isScanned: true }, '10:07', 'scanned'],
    ['of a person, card or device that reported before', {}, { isAgain: true }, '10:07', 'again'],
    ['with bags inside', { bagsInside: 1 }, {}, '10:07', 'bags'],
    ['taken already', { taken: 'refund' as const }, {}, '10:07', 'settled'],
    [
      'where the location agreed, whatever else',
      { verdict: 'stands' as const, verdictBy: 'partner' as const, answer: 'shut' as const },
      { isScanned: true, isAgain: true },
      '10:06',
      null,
    ],
    [
      'that stands by silence',
      { verdict: 'stands' as const, verdictBy: 'silence' as const },
      {},
      '10:07',
      'administration',
    ],
    ['that was withdrawn', { verdict: 'withdrawn' as const, verdictBy: 'traveller' as const }, {}, '10:07', 'settled'],
  ])('%s', (_what, facts, more, time, wait) => {
    expect(whyDoorWaits({ ...report, ...facts }, { ...signs, ...more }, at(time))).toBe(wait);
  });

  it('waits for administration after 24 hours', () => {
    expect(whyDoorWaits(report, signs, report.reportedAt.plusSeconds(86_400))).toBe('administration');
  });

  it('needs all conditions, whatever their values', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -15, max: 400 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.constantFrom(null, 'open' as const),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
        (late, waited, answer, isScanned, isAgain, bagsInside) => {
          const reportedAt = at('10:00').plusSeconds(late * 60);
          const now = reportedAt.plusSeconds(waited * 60);
          const free = whyDoorWaits(
            { ...report, reportedAt, answer, bagsInside },
            { ...signs, isScanned, isAgain },
            now,
          );
          const all =
            late <= 60 && waited >= 2 && waited < 1440 && answer === null && !isScanned && !isAgain && bagsInside === 0;
          expect(free === null).toBe(all);
        },
      ),
    );
  });
});

describe('a report', () => {
  it.each([
    ['asked', {}, true],
    ['the way on taken', { taken: 'move' as const }, false],
    ['stands, nothing taken yet', { verdict: 'stands' as const }, true],
    ['stands, with bags inside', { verdict: 'stands' as const, bagsInside: 1 }, false],
    ['refused', { verdict: 'refused' as const }, false],
  ])('is open until it is settled: %s', (_what, facts, open) => {
    expect(isDoorOpen({ ...report, ...facts })).toBe(open);
  });

  it.each([
    ['9 minutes without an answer', {}, 9, false],
    ['10 minutes without an answer', {}, 10, true],
    ['the door was open, they say', { answer: 'open' as const }, 3, true],
    ['money taken, not answered', { taken: 'refund' as const }, 60, false],
    ['money taken, not answered for a day', { taken: 'refund' as const }, 1440, true],
    ['agreed', { answer: 'shut' as const, verdict: 'stands' as const, verdictBy: 'partner' as const }, 60, false],
    ['a day of silence, money not settled', { verdict: 'stands' as const, verdictBy: 'silence' as const }, 1440, true],
  ])('is administration’s: %s', (_what, facts, minutes, needs) => {
    const now = report.reportedAt.plusSeconds(minutes * 60);
    expect(needsAdministration({ ...report, ...facts }, now)).toBe(needs);
  });

  it('stands by silence only where no bags changed hands within the hour', () => {
    expect([verdictOfSilence(false), verdictOfSilence(true)]).toEqual(['stands', 'administration']);
  });
});

describe('reports that stand', () => {
  const of = (id: string, ...marks: string[]) => ({ id, marks });
  it('count once for a person, card, device or address block', () => {
    const standing = [
      of('1', 'mail a', 'card x'),
      of('2', 'mail b', 'card x'),
      of('3', 'mail c', 'card y', 'block 7'),
      of('4', 'mail d', 'block 7'),
    ];
    expect(countedReports(standing)).toEqual(['1', '3']);
  });

  it('count pairwise different, and none is left out that shares nothing', () => {
    const one = fc.record({
      id: fc.uuid(),
      marks: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 6 }), (standing) => {
        const counted = standing.filter(({ id }) => countedReports(standing).includes(id));
        const marks = counted.flatMap((each) => each.marks);
        expect(new Set(marks).size).toBe(marks.length);
        for (const each of standing) expect(each.marks.some((mark) => marks.includes(mark))).toBe(true);
      }),
    );
  });

  it('warn at the second and stop at the third', () => {
    expect([0, 1, 2, 3, 4].map(stepOfCount)).toEqual([null, null, 'warning', 'stop', 'stop']);
  });
});
