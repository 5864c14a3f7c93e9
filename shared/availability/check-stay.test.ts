import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfDate, instantOfEpochMinute, instantOfLocal } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import { checkStay, openingNote, type StayFacts } from './check-stay.ts';
import { isOpenAt } from './open-at.ts';
import { compileOpening } from './opening.ts';
import type { OpeningRules } from './opening-rules.ts';
import { datedRules, everyDay, rulesOf } from './rules.fixture.ts';
import { noteText, refusalText, reviewTexts } from './verdict-texts.ts';

const toronto = zoneOf('America/Toronto');
const at = (date: string, minute: number): Instant => instantOfLocal(toronto, date, minute);
const facts: StayFacts = { bookable: true, placesLeft: 5, bagsCount: 2 };
const now = at('2026-11-23', 480);
const shop = rulesOf({
  weekly: [...everyDay({ from: 540, to: 720 }, { from: 840, to: 1080 })].filter((slot) => slot.day !== 'sunday'),
});

function verdictOf(
  dropOff: readonly [string, number],
  pickUp: readonly [string, number],
  options: { rules?: OpeningRules; facts?: Partial<StayFacts> } = {},
) {
  const stay = { dropOffAt: at(...dropOff), pickUpAt: at(...pickUp) };
  return checkStay(compileOpening(options.rules ?? shop), stay, now, { ...facts, ...options.facts });
}

describe('checkStay', () => {
  it('allows a stay whose two ends are open, whatever lies between', () => {
    const rules = { ...shop, closures: [{ from: '2026-11-25', to: '2026-11-26' }] };
    const verdict = verdictOf(['2026-11-24', 600], ['2026-11-27', 1080], { rules });
    expect(verdict).toMatchObject({ available: true, refusal: null });
    expect(refusalText(verdict)).toBeNull();
    expect(reviewTexts(verdict, '2026-11-23')).toEqual([]);
  });

  it('asks the rules in their order', () => {
    const none = { bookable: false, placesLeft: 0 };
    const reasons = [
      verdictOf(['2026-11-22', 600], ['2026-11-21', 600], { facts: none }),
      verdictOf(['2026-11-24', 600], ['2026-11-24', 600], { facts: none }),
      verdictOf(['2026-11-24', 100], ['2026-11-24', 600], { facts: none }),
      verdictOf(['2026-11-24', 100], ['2026-11-24', 600], { facts: { placesLeft: 0 } }),
      verdictOf(['2026-11-24', 600], ['2026-11-24', 1200], { facts: { placesLeft: 0 } }),
      verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { facts: { placesLeft: 1 } }),
      verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { facts: { placesLeft: null } }),
      verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { rules: rulesOf() }),
    ].map((verdict) => verdict.refusal && [verdict.refusal.reason, verdict.refusal.end]);
    expect(reasons).toEqual([
      ['past', 'dropOff'],
      ['reversed', null],
      ['notBookable', null],
      ['outsideWeeklyHours', 'dropOff'],
      ['outsideWeeklyHours', 'pickUp'],
      ['full', null],
      null,
      ['noHours', 'dropOff'],
    ]);
  });

  it('does not take the minute that is passing for past', () => {
    const opening = compileOpening(rulesOf({ availableFullTime: true }));
    const stay = { dropOffAt: now, pickUpAt: now.plusSeconds(3600) };
    expect(checkStay(opening, stay, now.plusSeconds(59), facts).available).toBe(true);
    expect(checkStay(opening, stay, now.plusSeconds(60), facts).refusal?.reason).toBe('past');
  });

  it('asks only about the pick-up once the bags are there', () => {
    const started = { started: true };
    expect(verdictOf(['2026-11-22', 100], ['2026-11-24', 600], { facts: started }).available).toBe(true);
    expect(verdictOf(['2026-11-21', 600], ['2026-11-22', 600], { facts: started }).refusal).toMatchObject({
      reason: 'past',
      end: 'pickUp',
    });
  });

  it('knows the closing before and the opening after the failing end', () => {
    expect(verdictOf(['2026-11-24', 750], ['2026-11-24', 900]).refusal).toEqual({
      reason: 'outsideWeeklyHours',
      end: 'dropOff',
      at: { date: '2026-11-24', minute: 750 },
      closedSince: { date: '2026-11-24', minute: 720 },
      opensNext: { date: '2026-11-24', minute: 840 },
    });
    expect(verdictOf(['2026-11-28', 1100], ['2026-11-30', 900]).refusal).toMatchObject({
      closedSince: { date: '2026-11-28', minute: 1080 },
      opensNext: { date: '2026-11-30', minute: 540 },
    });
    expect(verdictOf(['2026-11-29', 600], ['2026-11-30', 900]).refusal).toMatchObject({ closedSince: null });
  });

  it('refuses exactly when an end is closed', () => {
    fc.assert(
      fc.property(datedRules, fc.nat(2880), fc.integer({ min: 1, max: 4000 }), ({ rules, date }, start, length) => {
        const opening = compileOpening(rules);
        const dropOffAt = instantOfEpochMinute(dayOfDate(date) * 1440 - 1440 + start);
        const pickUpAt = dropOffAt.plusSeconds(length * 60);
        const verdict = checkStay(opening, { dropOffAt, pickUpAt }, dropOffAt, facts);
        const isOpen = isOpenAt(opening, dropOffAt, 'dropOff') && isOpenAt(opening, pickUpAt, 'pickUp');
        expect(verdict.available).toBe(isOpen);
        const failing = [...verdict.strip.failing, ...(verdict.pickUpDay?.strip.failing ?? [])];
        expect(failing.length === 0).toBe(isOpen);
        expect(refusalText(verdict) === null).toBe(isOpen);
        const { refusal } = verdict;
        if (refusal?.closedSince && refusal.at) {
          expect(refusal.closedSince.date).toBe(refusal.at.date);
        }
        expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      }),
    );
  });
});

describe('the strip of the drop-off day', () => {
  it('shows openings, both ends and which of them fail', () => {
    expect(verdictOf(['2026-11-24', 600], ['2026-11-24', 1200]).strip).toEqual({
      date: '2026-11-24',
      open: [
        { from: 540, to: 720 },
        { from: 840, to: 1080 },
      ],
      dropOff: 600,
      pickUp: 1200,
      failing: ['pickUp'],
    });
    expect(verdictOf(['2026-11-24', 600], ['2026-11-25', 0]).strip.pickUp).toBe(1440);
    expect(verdictOf(['2026-11-24', 600], ['2026-11-25', 600]).strip.pickUp).toBeNull();
  });
});

describe('the day of the pick-up', () => {
  it('has a strip and a note of its own when it is not the day of the drop-off', () => {
    const verdict = verdictOf(['2026-11-24', 900], ['2026-11-25', 600]);
    expect(verdict.note).toEqual({ kind: 'closes', at: { date: '2026-11-24', minute: 1080 } });
    expect(verdict.pickUpDay).toEqual({
      strip: {
        date: '2026-11-25',
        open: [
          { from: 540, to: 720 },
          { from: 840, to: 1080 },
        ],
        dropOff: null,
        pickUp: 600,
        failing: [],
      },
      note: { kind: 'closes', at: { date: '2026-11-25', minute: 720 } },
    });
    expect(verdictOf(['2026-11-24', 600], ['2026-11-24', 700]).pickUpDay).toBeNull();
    expect(verdictOf(['2026-11-24', 600], ['2026-11-25', 0]).pickUpDay).toBeNull();
  });

  it('carries the end that fails on it, not the other day', () => {
    const verdict = verdictOf(['2026-11-24', 600], ['2026-11-25', 1200]);
    expect(verdict.strip.failing).toEqual([]);
    expect(verdict.pickUpDay).toMatchObject({ strip: { failing: ['pickUp'] }, note: { kind: 'opens' } });
  });

  it('is open still when bags are taken out in the minute of closing', () => {
    expect(verdictOf(['2026-11-24', 900], ['2026-11-25', 1080]).pickUpDay?.note).toEqual({
      kind: 'closes',
      at: { date: '2026-11-25', minute: 1080 },
    });
  });
});

describe('the note of a day with a break', () => {
  it('tells that it opens again when the pick-up is after the break', () => {
    const { note, strip } = verdictOf(['2026-11-24', 600], ['2026-11-24', 1050]);
    expect(note).toEqual({
      kind: 'reopens',
      closes: { date: '2026-11-24', minute: 720 },
      at: { date: '2026-11-24', minute: 840 },
    });
    expect(noteText(note, strip.date)).toMatchObject({ key: 'reopens', closes: { minute: 720 }, at: { minute: 840 } });
  });

  it('tells the closing alone when the stay ends before it, at it or in the break', () => {
    const closes = { kind: 'closes', at: { date: '2026-11-24', minute: 720 } };
    for (const pickUp of [700, 720, 760, 1200]) {
      expect(verdictOf(['2026-11-24', 600], ['2026-11-24', pickUp]).note).toEqual(closes);
    }
  });
});

describe('texts', () => {
  const note = (date: string, minute: number, rules = shop) =>
    noteText(openingNote(compileOpening(rules), at(date, minute)), date);

  it('of the note about the drop-off day', () => {
    expect(note('2026-11-24', 600)).toEqual({ key: 'closes', at: { date: '2026-11-24', minute: 720 } });
    expect(note('2026-11-24', 500)).toEqual({ key: 'opens', at: { date: '2026-11-24', minute: 540 } });
    expect(note('2026-11-28', 1100)).toEqual({ key: 'opensOn', at: { date: '2026-11-30', minute: 540 } });
    expect(note('2026-11-24', 600, rulesOf({ availableFullTime: true }))).toEqual({ key: 'open24' });
    expect(note('2026-11-24', 600, rulesOf())).toEqual({ key: 'closed' });
    const tuesday = rulesOf({ weekly: [{ day: 'tuesday', from: 600, to: 1440 }] });
    expect(note('2026-11-24', 700, tuesday)).toEqual({ key: 'closes', at: { date: '2026-11-24', minute: 1440 } });
  });

  it.each([
    [
      'closed before the check-in',
      [
        ['2026-11-24', 1200],
        ['2026-11-25', 600],
      ],
      'closesBeforeCheckIn',
      1200,
    ],
    [
      'opens after the check-in',
      [
        ['2026-11-24', 500],
        ['2026-11-25', 600],
      ],
      'opensAfterCheckIn',
      500,
    ],
    [
      'closed before the check-out',
      [
        ['2026-11-24', 600],
        ['2026-11-25', 1200],
      ],
      'closesBeforeCheckOut',
      1200,
    ],
    [
      'opens after the check-out',
      [
        ['2026-11-24', 600],
        ['2026-11-25', 500],
      ],
      'opensAfterCheckOut',
      500,
    ],
    [
      'between two slots, nearer the first',
      [
        ['2026-11-24', 740],
        ['2026-11-25', 600],
      ],
      'closesBeforeCheckIn',
      740,
    ],
    [
      'between two slots, nearer the second',
      [
        ['2026-11-24', 820],
        ['2026-11-25', 600],
      ],
      'opensAfterCheckIn',
      820,
    ],
    [
      'closed all day',
      [
        ['2026-11-29', 600],
        ['2026-11-30', 600],
      ],
      'opensOn',
      540,
    ],
  ] as const)('of the button: %s', (_, [dropOff, pickUp], key, minute) => {
    expect(refusalText(verdictOf(dropOff, pickUp))).toMatchObject({ key, at: { minute } });
  });

  it('of the button for what is not about hours', () => {
    const keyOf = (verdict: ReturnType<typeof verdictOf>) => refusalText(verdict)?.key;
    expect(keyOf(verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { facts: { placesLeft: 1 } }))).toBe(
      'maximumCapacity',
    );
    expect(keyOf(verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { facts: { bookable: false } }))).toBe(
      'notBookable',
    );
    expect(keyOf(verdictOf(['2026-11-22', 600], ['2026-11-24', 700]))).toBe('alreadyPast');
    expect(keyOf(verdictOf(['2026-11-24', 700], ['2026-11-24', 600]))).toBe('dropOffBeforePickUp');
    expect(keyOf(verdictOf(['2026-11-24', 600], ['2028-11-24', 700]))).toBe('tooFarAhead');
    expect(keyOf(verdictOf(['2036-11-24', 600], ['2036-11-24', 700]))).toBe('tooFarAhead');
    expect(keyOf(verdictOf(['2026-11-24', 600], ['2026-11-24', 700], { rules: rulesOf() }))).toBe('closed');
  });

  it('of the review step', () => {
    const texts = (dropOff: readonly [string, number], rules = shop) =>
      reviewTexts(verdictOf(dropOff, ['2026-12-02', 600], { rules }), '2026-11-23').map((text) =>
        'at' in text ? [text.key, text.at.date, text.at.minute] : [text.key],
      );
    expect(texts(['2026-11-23', 1100])).toEqual([
      ['locationAlreadyClosed'],
      ['locationClosedAsOff', '2026-11-23', 1080],
    ]);
    expect(texts(['2026-11-23', 500])).toEqual([['locationAlreadyClosed'], ['opens', '2026-11-23', 540]]);
    expect(texts(['2026-11-24', 1100])).toEqual([['locationAlreadyClosed'], ['opensOn', '2026-11-25', 540]]);
    expect(texts(['2026-11-24', 1100], rulesOf())).toEqual([['closed']]);
    expect(texts(['2026-11-22', 600])).toEqual([['alreadyPast']]);
    expect(texts(['2026-12-03', 600])).toEqual([['dropOffBeforePickUp']]);
  });
});
