import { describe, expect, it } from 'vitest';
import { compileOpening, openStretchesOfDay } from '../availability/opening.ts';
import { type OpeningRules, weekdays } from '../availability/opening-rules.ts';
import { closingToday, endOfToday, restOfToday } from './close-today.ts';

const today = '2026-11-24';
const tomorrow = '2026-11-25';
const rulesOf = (slots: readonly (readonly [number, number])[], more: Partial<OpeningRules> = {}): OpeningRules => ({
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: weekdays.flatMap((day) => slots.map(([from, to]) => ({ day, from: from * 60, to: to * 60 }))),
  special: [],
  closures: [],
  ...more,
});
const hoursOf = (rules: OpeningRules, special: OpeningRules['special'], date: string) =>
  openStretchesOfDay(compileOpening({ ...rules, special }), date).map(({ from, to }) => [from / 60, to / 60]);

describe('closing early today', () => {
  const shop = rulesOf([
    [8, 12],
    [14, 20],
  ]);

  it('ends the day at that time, and leaves the next one alone', () => {
    const special = closingToday(shop, today, 10 * 60);
    expect(hoursOf(shop, special, today)).toEqual([[8, 10]]);
    expect(hoursOf(shop, special, tomorrow)).toEqual([
      [8, 12],
      [14, 20],
    ]);
  });

  it('before the door has opened closes the whole day', () => {
    expect(restOfToday(shop, today, 7 * 60)).toEqual({ isWholeDay: true, closesAt: 1200, opensAt: 480 });
    expect(closingToday(shop, today, 7 * 60)).toEqual([{ date: today, closed: true, slots: [] }]);
  });

  it('joins what was closed on that day already, and keeps the other dates', () => {
    const other = { date: '2026-12-24', closed: true, slots: [] };
    const special = [other, { date: today, closed: true, slots: [{ from: 18 * 60, to: 24 * 60 }] }];
    const rules = { ...shop, special };
    expect(closingToday(rules, today, 16 * 60)).toEqual([
      other,
      { date: today, closed: true, slots: [{ from: 16 * 60, to: 24 * 60 }] },
    ]);
  });

  it('is not to be had when the door is closed for the rest of the day', () => {
    expect(restOfToday(shop, today, 20 * 60)).toBeNull();
    expect(restOfToday({ ...shop, closures: [{ from: today, to: today }] }, today, 600)).toBeNull();
  });
});

describe('where the door is open past midnight', () => {
  const bar = rulesOf([
    [0, 2],
    [18, 24],
  ]);

  it('the evening’s small hours are closed with it, the next evening is not', () => {
    const special = closingToday(bar, today, 20 * 60);
    expect(hoursOf(bar, special, today)).toEqual([
      [0, 2],
      [18, 20],
    ]);
    expect(hoursOf(bar, special, tomorrow)).toEqual([[18, 24]]);
  });

  it('in the small hours it ends the evening before, and the same day’s evening stays', () => {
    const special = closingToday(bar, today, 60);
    expect(hoursOf(bar, special, today)).toEqual([
      [0, 1],
      [18, 24],
    ]);
  });
});

it('a location that never closes is closed until midnight', () => {
  const always = rulesOf([], { availableFullTime: true });
  const special = closingToday(always, today, 20 * 60);
  expect([hoursOf(always, special, today), hoursOf(always, special, tomorrow)]).toEqual([[[0, 20]], [[0, 24]]]);
});

describe('the end of today', () => {
  it('is midnight, or the closing of an opening that runs past it', () => {
    expect(endOfToday(rulesOf([[8, 20]]), today, 12 * 60)).toBe(24 * 60);
    expect(endOfToday(rulesOf([[8, 20]]), today, 22 * 60)).toBe(24 * 60);
    const bar = rulesOf([
      [0, 2],
      [18, 24],
    ]);
    expect(endOfToday(bar, today, 20 * 60)).toBe(26 * 60);
    // In the small hours today is the day that has begun.
    expect(endOfToday(bar, today, 60)).toBe(24 * 60);
  });
});
