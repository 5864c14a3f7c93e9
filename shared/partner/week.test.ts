import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Weekday, weekdays } from '../availability/opening-rules.ts';
import { type DrawnSlot, type DrawnWeek, LATEST_CLOSING, problemsOfWeek, slotsOfWeek, weekOfSlots } from './week.ts';

const closed: DrawnWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

const halfHour = fc.integer({ min: 0, max: 47 }).map((step) => step * 30);
const daySlot = fc
  .tuple(halfHour, halfHour)
  .filter(([from, to]) => from < to + 30)
  .map(([from, to]) => ({ from, to: to + 30 }));
const lateSlot = fc.record({
  from: halfHour.filter((from) => from > LATEST_CLOSING),
  to: fc.integer({ min: 1, max: LATEST_CLOSING / 30 }).map((step) => step * 30),
});
const slots = fc
  .array(fc.oneof(daySlot, lateSlot), { maxLength: 3 })
  .map((all) => all.toSorted((a, b) => a.from - b.from));
const week: fc.Arbitrary<DrawnWeek> = fc
  .tuple(slots, slots, slots, slots, slots, slots, slots)
  .map((days) => Object.fromEntries(weekdays.map((day, index) => [day, days[index]])) as Record<Weekday, DrawnSlot[]>);

describe('a week of opening hours', () => {
  it('that is open past midnight is one opening when drawn and two when stored', () => {
    const drawn = { ...closed, friday: [{ from: clock(18), to: clock(2) }] };
    expect(slotsOfWeek(drawn)).toEqual([
      { day: 'friday', from: clock(18), to: clock(24) },
      { day: 'saturday', from: 0, to: clock(2) },
    ]);
    expect(weekOfSlots(slotsOfWeek(drawn))).toEqual(drawn);
  });

  it('goes on from Sunday to Monday', () => {
    const drawn = {
      ...closed,
      sunday: [{ from: clock(20), to: clock(1) }],
      monday: [{ from: clock(8), to: clock(12) }],
    };
    expect(weekOfSlots(slotsOfWeek(drawn))).toEqual(drawn);
    expect(problemsOfWeek(drawn).size).toBe(0);
    expect([...problemsOfWeek({ ...drawn, monday: [{ from: 0, to: clock(12) }] })]).toEqual([
      ['sunday-0', 'overlapsSlot'],
    ]);
  });

  it('keeps days in a row that never close apart', () => {
    const always = { from: 0, to: 1440 };
    const drawn = { ...closed, friday: [always], saturday: [always] };
    expect(weekOfSlots(slotsOfWeek(drawn))).toEqual(drawn);
  });

  it('may touch itself and not overlap itself', () => {
    const day = (...openings: DrawnSlot[]) => problemsOfWeek({ ...closed, thursday: openings });
    expect(day({ from: clock(6), to: clock(14) }, { from: clock(14), to: clock(21) }).size).toBe(0);
    expect([...day({ from: clock(6), to: clock(14) }, { from: clock(13), to: clock(21) })]).toEqual([
      ['thursday-1', 'overlapsSlot'],
    ]);
    expect([...day({ from: clock(14), to: clock(9) })]).toEqual([['thursday-0', 'openingAfterClosing']]);
    expect([...day({ from: clock(3), to: clock(3) })]).toEqual([['thursday-0', 'openingAfterClosing']]);
  });

  it('that can be drawn is stored and comes back as open as it was', () => {
    fc.assert(
      fc.property(week, (drawn) => {
        fc.pre(problemsOfWeek(drawn).size === 0);
        const stored = slotsOfWeek(drawn);
        const back = weekOfSlots(stored);
        expect(slotsOfWeek(back)).toEqual(stored);
        expect(problemsOfWeek(back).size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
