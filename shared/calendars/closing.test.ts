import { describe, expect, it } from 'vitest';
import { type OpeningRules, weekdays } from '../availability/opening-rules.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { closingFor, closureVerdict, coveredDays, doorsOf } from './closing.ts';

const today = '2026-11-24';
const zone = 'America/Toronto';
const rules = (more: Partial<OpeningRules> = {}): OpeningRules => ({
  zone,
  availableFullTime: false,
  weekly: weekdays.filter((day) => day !== 'sunday').map((day) => ({ day, from: 480, to: 1200 })),
  special: [],
  closures: [],
  ...more,
});
const verdict = (of: OpeningRules, entry: CalendarEntry) => closureVerdict(doorsOf(of), entry, today);
const hours = (from: string, to: string) => ({ kind: 'hours', from, to }) as const;
const days = (from: string, to = from) => ({ kind: 'days', from, to }) as const;
/** Tuesday, December 8, 9 to 16 in Toronto. */
const inspection = hours('2026-12-08T14:00:00Z', '2026-12-08T21:00:00Z');

describe('what an entry means for a location', () => {
  it.each([
    ['seven hours of an open day', inspection, 'suggested'],
    ['four hours', hours('2026-12-08T14:00:00Z', '2026-12-08T18:00:00Z'), 'suggested'],
    ['less than four', hours('2026-12-08T14:00:00Z', '2026-12-08T17:59:00Z'), 'short'],
    ['a night of which an hour is open', hours('2026-12-09T00:00:00Z', '2026-12-09T10:00:00Z'), 'short'],
    ['a Sunday, on which it never opens', days('2026-12-06'), 'short'],
    ['days', days('2026-12-28', '2027-01-02'), 'suggested'],
    ['days that are over', days('2026-11-20', '2026-11-23'), 'short'],
    ['days of which one is left', days('2026-11-20', '2026-11-24'), 'suggested'],
  ] as const)('%s: %s', (_name, entry, said) => {
    expect(verdict(rules(), entry)).toBe(said);
  });

  it('is closed already by holiday hours or a closure', () => {
    const holiday = rules({ special: [{ date: '2026-12-25', closed: true, slots: [] }] });
    expect(verdict(holiday, days('2026-12-25'))).toBe('closed');
    expect(verdict(rules({ closures: [{ from: '2026-12-01', to: '2026-12-31' }] }), inspection)).toBe('closed');
  });
});

describe('closing for an entry', () => {
  it('closes whole days by one closure, Sundays between and at its ends with them', () => {
    expect(closingFor(rules(), days('2026-12-26', '2027-01-03'), today)).toEqual({
      parts: { special: [], closures: [{ from: '2026-12-26', to: '2027-01-03' }] },
      hours: [],
    });
  });

  it('closes a part of a day by its hours, or the day where that is chosen', () => {
    const day = { date: '2026-12-08', from: 540, to: 960 };
    expect(closingFor(rules(), inspection, today).parts).toEqual({
      special: [{ date: '2026-12-08', closed: true, slots: [{ from: 540, to: 960 }] }],
      closures: [],
    });
    expect(closingFor(rules(), inspection, today).hours).toMatchObject([day]);
    expect(closingFor(rules(), inspection, today, 'allDay').parts).toEqual({
      special: [],
      closures: [{ from: '2026-12-08', to: '2026-12-08' }],
    });
  });

  it('closes the evening, the days between and the morning each in its way', () => {
    const journey = hours('2026-12-07T22:00:00Z', '2026-12-10T15:00:00Z');
    expect(closingFor(rules(), journey, today).parts).toEqual({
      special: [
        { date: '2026-12-07', closed: true, slots: [{ from: 1020, to: 1440 }] },
        { date: '2026-12-10', closed: true, slots: [{ from: 0, to: 600 }] },
      ],
      closures: [{ from: '2026-12-08', to: '2026-12-09' }],
    });
  });

  it('counts a day as whole when nothing of its opening is left', () => {
    const long = hours('2026-12-08T12:00:00Z', '2026-12-09T03:00:00Z');
    expect(closingFor(rules(), long, today).parts.closures).toEqual([{ from: '2026-12-08', to: '2026-12-08' }]);
  });

  it('keeps what is closed already, and lets no day be open and closed at once', () => {
    const special = [
      { date: '2026-12-08', closed: true, slots: [{ from: 480, to: 570 }] },
      { date: '2026-12-08', closed: false, slots: [{ from: 900, to: 1300 }] },
    ];
    expect(closingFor(rules({ special }), inspection, today).parts.special).toEqual([
      { date: '2026-12-08', closed: false, slots: [{ from: 960, to: 1300 }] },
      { date: '2026-12-08', closed: true, slots: [{ from: 480, to: 960 }] },
    ]);
    const closures = [{ from: '2026-12-20', to: '2027-01-10' }];
    expect(closingFor(rules({ closures }), days('2026-12-28', '2027-01-02'), today).parts.closures).toEqual(closures);
  });

  it('closes a night with the evening on which it begins, and leaves the evening before', () => {
    const evenings = weekdays.map((day) => ({ day, from: 1080, to: 1440 }));
    const late = rules({ weekly: [...evenings, ...weekdays.map((day) => ({ day, from: 0, to: 300 }))] });
    const after = (entry: CalendarEntry) => ({ ...late, ...closingFor(late, entry, today).parts });
    expect(verdict(after(days('2026-12-25')), days('2026-12-25'))).toBe('closed');
    // Friday from 6 PM to Saturday, 5 AM: the whole night.
    const night = hours('2026-12-25T23:00:00Z', '2026-12-26T10:00:00Z');
    expect(closingFor(late, night, today).parts).toEqual({
      special: [],
      closures: [{ from: '2026-12-25', to: '2026-12-25' }],
    });
    // From Friday's midnight to Saturday's: the end of Thursday's night, and Friday's until midnight.
    const date = hours('2026-12-25T05:00:00Z', '2026-12-26T05:00:00Z');
    expect(closingFor(late, date, today).parts).toEqual({
      special: [{ date: '2026-12-25', closed: true, slots: [{ from: 0, to: 1440 }] }],
      closures: [],
    });
    // From Friday's midnight to Saturday, 5 AM: the end of Thursday's night, and all of Friday's.
    const both = hours('2026-12-25T05:00:00Z', '2026-12-26T10:00:00Z');
    expect(closingFor(late, both, today).parts).toEqual({
      special: [{ date: '2026-12-25', closed: true, slots: [{ from: 0, to: 300 }] }],
      closures: [{ from: '2026-12-25', to: '2026-12-25' }],
    });
    for (const entry of [night, date, both]) expect(verdict(after(entry), entry)).toBe('closed');
  });

  it('leaves a location closed for what the entry was about', () => {
    const closed = { ...rules(), ...closingFor(rules(), inspection, today).parts };
    expect(verdict(closed, inspection)).toBe('closed');
  });

  it('reads hours by the wall clock of the location, on the day on which the clocks change too', () => {
    // March 14, 2027: 2 o'clock is skipped in Toronto. From 9 to 16 by the clock on the wall.
    const entry = hours('2027-03-14T13:00:00Z', '2027-03-14T20:00:00Z');
    expect(coveredDays(entry, zone, today)).toEqual([{ date: '2027-03-14', from: 540, to: 960 }]);
    expect(coveredDays(entry, 'Asia/Tokyo', today)).toEqual([
      { date: '2027-03-14', from: 1320, to: 1440 },
      { date: '2027-03-15', from: 0, to: 300 },
    ]);
  });
});
