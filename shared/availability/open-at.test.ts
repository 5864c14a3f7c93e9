import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfDate, epochMinuteOf, instantOfEpochMinute, instantOfLocal, wallMinuteAt } from '../time/local-time.ts';
import { zoneOf } from '../time/zone.ts';
import { isOpenAt, whyClosedAt } from './open-at.ts';
import { nextClosing, nextOpening, openSpans } from './open-spans.ts';
import { closedDaysOfMonth, closingOn, compileOpening, openStretchesOfDay } from './opening.ts';
import { type OpeningRules, weekdays } from './opening-rules.ts';
import { isOpenAtWall, openRangesOf } from './open-ranges.ts';
import { packedMomentsOf, packOpening } from './pack-opening.ts';
import { datedRules, everyDay, rulesOf } from './rules.fixture.ts';
import type { StayEnd } from './verdict.ts';

/** The opening-hours decision, minute by minute, on the listing's clock as the platform shows it. */
function referenceOf(rules: OpeningRules): (instant: Instant) => boolean {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: rules.zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const days = new Map<number, Minutes>();
  return (instant) => {
    const [date = '', time = ''] = clock.format(instant.toEpochMilli()).split(', ');
    const [hours = 0, past = 0] = time.split(':').map(Number);
    const minute = hours * 60 + past;
    const day = dayOfDate(date);
    const known = days.get(day) ?? openMinutes(rules, day);
    days.set(day, known);
    return known[minute] ?? false;
  };
}

type Minutes = readonly boolean[];
const minutes = (slots: readonly { from: number; to: number }[]): Minutes =>
  Array.from({ length: 1440 }, (_, minute) =>
    slots.some(({ from, to }) => from <= minute && (minute < to || to >= 1439)),
  );
const both = (one: Minutes, other: Minutes): Minutes => one.map((is, minute) => is || (other[minute] ?? false));

/** Each minute of a date, by what the date, its evening before and the exceptions of both say of it. */
function openMinutes(rules: OpeningRules, day: number): Minutes {
  const specialOn = (at: number) => rules.special.filter(({ date }) => dayOfDate(date) === at);
  const usual = (at: number) =>
    rules.availableFullTime
      ? minutes([{ from: 0, to: 1440 }])
      : minutes(rules.weekly.filter((slot) => weekdays.indexOf(slot.day) === (at + 3) % 7));
  const opened = (at: number, replaces: boolean) =>
    specialOn(at).filter((each) => !each.closed && (each.replaces ?? false) === replaces);
  const added = (at: number) => minutes(opened(at, false).flatMap(({ slots }) => slots));
  const replaced = (at: number) =>
    opened(at, true).length === 0 ? null : minutes(opened(at, true).flatMap(({ slots }) => slots));
  const isOff = (at: number) =>
    rules.closures.some(({ from, to }) => dayOfDate(from) <= at && at <= dayOfDate(to)) ||
    specialOn(at).some(({ closed, slots }) => closed && slots.length === 0);
  const night = (evening: Minutes, morning: Minutes): number => {
    const end = morning.indexOf(false);
    return evening[1439] === true && end <= 360 ? Math.max(end, 0) : 0;
  };
  const all = both(usual(day), added(day));
  const tail = Math.max(
    night(usual(day - 1), usual(day)),
    night(replaced(day - 1) ?? both(usual(day - 1), added(day - 1)), all),
  );
  const ofEvening = isOff(day - 1) ? minutes([]) : replaced(day - 1) === null ? all : added(day);
  const ofDay = isOff(day) ? minutes([]) : replaced(day);
  const shut = minutes(specialOn(day).flatMap(({ closed, slots }) => (closed ? slots : [])));
  return all.map((isOffered, minute) => {
    const inEvening = minute < tail && ofEvening[minute] === true;
    const inDay = ofDay === null ? minute >= tail && isOffered : ofDay[minute] === true;
    return (inEvening || inDay) && shut[minute] === false;
  });
}

const opening = (rules: Partial<OpeningRules>) => compileOpening(rulesOf(rules));
const nineToFive = everyDay({ from: 540, to: 1020 });
const at = (date: string, minute: number, zone = 'America/Toronto'): Instant =>
  instantOfLocal(zoneOf(zone), date, minute);

describe('the opening engine', () => {
  it('agrees minute by minute with the formula, and with the packed form', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(datedRules, fc.integer({ min: -2, max: 1 }), ({ rules, date }, days) => {
        const compiled = compileOpening(rules);
        const reference = referenceOf(rules);
        const ranges = openRangesOf(rules);
        const start = (dayOfDate(date) + days) * 1440;
        const spans = [...openSpans(compiled, start - 1, start + 2160)];
        let wasOpen = reference(instantOfEpochMinute(start - 1));
        for (let minute = start; minute < start + 2160; minute += 1) {
          const instant = instantOfEpochMinute(minute);
          const isOpen = reference(instant);
          const isOpenBySpan = spans.some((span) => span.from <= minute && minute < span.to);
          const byRanges = (at: number): boolean => isOpenAtWall(ranges, wallMinuteAt(compiled.zone, at));
          const answers = [isOpenAt(compiled, instant, 'dropOff'), byRanges(minute), isOpenBySpan];
          const pickUps = [isOpenAt(compiled, instant, 'pickUp'), byRanges(minute) || byRanges(minute - 1)];
          if (answers.some((each) => each !== isOpen) || pickUps.some((each) => each !== (isOpen || wasOpen))) {
            throw new Error(`${instant.toString()}: ${isOpen} ${answers.join()} ${pickUps.join()}`);
          }
          if (minute % 30 === 0) expect(whyClosedAt(compiled, instant, 'dropOff') === null).toBe(isOpen);
          wasOpen = isOpen;
        }
      }),
      { numRuns: 120 },
    );
  });

  it('finds the next opening and closing at which the answer really changes', () => {
    fc.assert(
      fc.property(datedRules, fc.integer({ min: 0, max: 1439 }), ({ rules, date }, minute) => {
        const compiled = compileOpening(rules);
        const instant = instantOfEpochMinute(dayOfDate(date) * 1440 + minute);
        const from = epochMinuteOf(instant);
        const isOpen = (each: number): boolean => isOpenAt(compiled, instantOfEpochMinute(each), 'dropOff');
        const next = nextOpening(compiled, instant);
        const nextMinute = next ? epochMinuteOf(next) : from + 5 * 1440;
        if (next) expect([nextMinute > from, isOpen(nextMinute), isOpen(nextMinute - 1)]).toEqual([true, true, false]);
        for (let each = from + 1; each < Math.min(nextMinute, from + 5 * 1440); each += 1) {
          if (isOpen(each) && !isOpen(each - 1)) throw new Error(`missed ${instantOfEpochMinute(each).toString()}`);
        }
        const closing = nextClosing(compiled, instant);
        if (closing) {
          const last = epochMinuteOf(closing);
          expect([last > from, isOpen(last - 1), isOpen(last)]).toEqual([true, true, false]);
          expect(isOpenAt(compiled, closing, 'pickUp')).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each<[string, StayEnd, number, boolean]>([
    ['drop-off at the opening', 'dropOff', 540, true],
    ['drop-off a minute before it', 'dropOff', 539, false],
    ['drop-off at the closing', 'dropOff', 1020, false],
    ['drop-off a minute before it', 'dropOff', 1019, true],
    ['pick-up at the closing', 'pickUp', 1020, true],
    ['pick-up a minute after it', 'pickUp', 1021, false],
    ['pick-up at the opening', 'pickUp', 540, true],
    ['pick-up a minute before it', 'pickUp', 539, false],
  ])('%s', (_, end, minute, isOpen) => {
    expect(isOpenAt(opening({ weekly: nineToFive }), at('2026-11-24', minute), end)).toBe(isOpen);
  });

  it('takes two full days in a row, and a slot past midnight, as one unbroken opening', () => {
    const full = opening({ weekly: everyDay({ from: 0, to: 1440 }) });
    expect(nextClosing(full, at('2026-11-24', 600))).toBeNull();
    expect(nextOpening(full, at('2026-11-24', 600))).toBeNull();
    const late = opening({ weekly: everyDay({ from: 1080, to: 1439 }, { from: 0, to: 120 }) });
    expect(nextClosing(late, at('2026-11-24', 1200))).toEqual(at('2026-11-25', 120));
    expect(isOpenAt(late, at('2026-11-25', 0), 'dropOff')).toBe(true);
  });

  it('allows a pick-up at the midnight that ends a full day, not a drop-off', () => {
    const monday = opening({ weekly: [{ day: 'monday', from: 0, to: 1440 }] });
    expect(isOpenAt(monday, at('2026-11-24', 0), 'pickUp')).toBe(true);
    expect(isOpenAt(monday, at('2026-11-24', 0), 'dropOff')).toBe(false);
    expect(isOpenAt(monday, at('2026-11-24', 1), 'pickUp')).toBe(false);
  });

  it('says which rule keeps it closed', () => {
    const closed = opening({
      weekly: nineToFive,
      closures: [{ from: '2026-12-24', to: '2026-12-26' }],
      special: [
        { date: '2026-12-01', closed: true, slots: [] },
        { date: '2026-12-02', closed: true, slots: [{ from: 600, to: 660 }] },
        { date: '2026-12-03', closed: false, slots: [{ from: 1080, to: 1200 }] },
      ],
    });
    const why = (date: string, minute: number) => whyClosedAt(closed, at(date, minute), 'dropOff');
    expect([why('2026-12-24', 600), why('2026-12-26', 1439), why('2026-12-27', 600)]).toEqual([
      'closurePeriod',
      'closurePeriod',
      null,
    ]);
    expect([why('2026-12-01', 600), why('2026-12-02', 630), why('2026-12-02', 700)]).toEqual([
      'closedSpecialSlot',
      'closedSpecialSlot',
      null,
    ]);
    expect([why('2026-12-03', 1100), why('2026-12-03', 1050), why('2026-12-03', 600)]).toEqual([
      null,
      'outsideWeeklyHours',
      null,
    ]);
    expect(whyClosedAt(opening({}), at('2026-12-03', 600), 'pickUp')).toBe('noHours');
  });

  it('counts the hours that really pass when the clocks change', () => {
    const night = opening({ weekly: everyDay({ from: 60, to: 240 }) });
    const lengthOn = (date: string): number => {
      const [span] = openSpans(night, epochMinuteOf(at(date, 0)), epochMinuteOf(at(date, 720)));
      return span ? span.to - span.from : 0;
    };
    expect([lengthOn('2026-03-07'), lengthOn('2026-03-08'), lengthOn('2026-11-01')]).toEqual([180, 120, 240]);
  });

  it('closes at the clock change when the posted closing is inside the gap, and a pick-up may still happen then', () => {
    const rules = rulesOf({ weekly: everyDay({ from: 60, to: 150 }) });
    const closing = nextClosing(compileOpening(rules), at('2026-03-08', 60));
    expect(closing?.toString()).toBe('2026-03-08T07:00:00Z');
  });

  it('lists stretches, closings and closed days', () => {
    const shop = opening({
      weekly: [...nineToFive, { day: 'tuesday', from: 1000, to: 1100 }],
      special: [{ date: '2026-11-24', closed: true, slots: [{ from: 720, to: 780 }] }],
      closures: [{ from: '2026-11-28', to: '2026-12-02' }],
    });
    expect(openStretchesOfDay(shop, '2026-11-24')).toEqual([
      { from: 540, to: 720 },
      { from: 780, to: 1100 },
    ]);
    expect([closingOn(shop, '2026-11-24'), closingOn(shop, '2026-11-28')]).toEqual([1100, null]);
    expect([...closedDaysOfMonth(shop, 2026, 11)]).toEqual(['2026-11-28', '2026-11-29', '2026-11-30']);
    expect([...closedDaysOfMonth(shop, 2026, 12)]).toEqual(['2026-12-01', '2026-12-02']);
    expect(closedDaysOfMonth(opening({}), 2028, 2).size).toBe(29);
  });
});

describe('a night', () => {
  const evenings = (['thursday', 'friday', 'saturday'] as const).map((day) => ({ day, from: 1080, to: 1440 }));
  const tails = (['friday', 'saturday', 'sunday'] as const).map((day) => ({ day, from: 0, to: 120 }));
  const weekly = [...evenings, ...tails];
  const [eve, christmas, after] = ['2026-12-24', '2026-12-25', '2026-12-26'];
  const openOn = (date: string, more: Partial<OpeningRules>) =>
    openStretchesOfDay(opening({ weekly, ...more }), date).map(({ from, to }) => [from, to]);
  const off = { date: christmas, closed: true, slots: [] };
  const [early, evening] = [
    [0, 120],
    [1080, 1440],
  ];

  it.each([
    ['a closed special day', { special: [off] }],
    ['a closure', { closures: [{ from: christmas, to: christmas }] }],
  ])('belongs to the day on which it begins: %s takes its own along and leaves the evening before', (_, more) => {
    expect(openOn(eve, more)).toEqual([evening]);
    expect(openOn(christmas, more)).toEqual([early]);
    expect(openOn(after, more)).toEqual([evening]);
    const why = (date: string) => whyClosedAt(opening({ weekly, ...more }), at(date, 60), 'dropOff');
    expect([why(christmas), why(after)]).toEqual([null, 'special' in more ? 'closedSpecialSlot' : 'closurePeriod']);
  });

  it('stays where hours are closed: these only', () => {
    const special = [{ ...off, slots: [{ from: 1080, to: 1440 }] }];
    expect([openOn(christmas, { special }), openOn(after, { special })]).toEqual([[early], [early, evening]]);
  });

  it('goes with the day that is replaced, whose evening before stays', () => {
    const special = [{ date: christmas, closed: false, replaces: true, slots: [{ from: 600, to: 840 }] }];
    expect(openOn(christmas, { special })).toEqual([early, [600, 840]]);
    expect(openOn(after, { special })).toEqual([evening]);
    const allDay = opening({ availableFullTime: true, special });
    expect(openStretchesOfDay(allDay, christmas)).toEqual([{ from: 600, to: 840 }]);
  });

  it('may be replaced with a longer one, whose tail is added to the next day', () => {
    const special = [
      { date: christmas, closed: false, replaces: true, slots: [{ from: 960, to: 1440 }] },
      { date: after, closed: false, slots: [{ from: 0, to: 240 }] },
    ];
    expect([openOn(christmas, { special }), openOn(after, { special })]).toEqual([
      [early, [960, 1440]],
      [[0, 240], evening],
    ]);
  });

  it('ends at 6:00 AM at the latest: longer hours, and a full day, are a day of their own', () => {
    const longer = { weekly: [...evenings, { day: 'friday' as const, from: 0, to: 361 }], special: [off] };
    expect(openOn(christmas, longer)).toEqual([]);
    const whole = { weekly: everyDay({ from: 0, to: 1440 }), special: [off] };
    expect([openOn(christmas, whole), openOn(after, whole)]).toEqual([[], [[0, 1440]]]);
  });
});

describe('the packed form', () => {
  it('is written as PostgreSQL literals', () => {
    const packed = packOpening(
      rulesOf({
        weekly: [
          { day: 'monday', from: 540, to: 1440 },
          { day: 'tuesday', from: 0, to: 120 },
          { day: 'sunday', from: 600, to: 1439 },
        ],
        special: [
          { date: '2026-12-25', closed: true, slots: [] },
          { date: '2026-12-31', closed: false, slots: [{ from: 1080, to: 1440 }] },
        ],
        closures: [{ from: '2026-12-26', to: '2026-12-27' }],
      }),
    );
    expect(packed).toEqual({
      weekOpen: '{[540,1560),[9240,10080)}',
      shut: '{["2026-12-27 00:00","2026-12-28 00:00")}',
      opened: '{["2026-12-31 18:00","2027-01-01 00:00")}',
    });
    expect(packOpening(rulesOf({ availableFullTime: true }))).toEqual({
      weekOpen: '{[0,10080)}',
      shut: '{}',
      opened: '{}',
    });
  });

  it('asks a pick-up about the minute before too', () => {
    expect(packedMomentsOf(zoneOf('America/Toronto'), at('2026-11-23', 0), 'pickUp')).toEqual([
      { minuteOfWeek: 0, local: '2026-11-23 00:00' },
      { minuteOfWeek: 10_079, local: '2026-11-22 23:59' },
    ]);
  });
});
