import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt } from '../availability/open-at.ts';
import { compileOpening } from '../availability/opening.ts';
import { type OpeningRules, weekdays } from '../availability/opening-rules.ts';
import { affectedBookings, type GuardedBooking, passingBookings } from './closed-door.ts';

const now = Instant.parse('2026-11-24T12:00:00Z');
const from = (hours: number) => now.plusSeconds(hours * 3600);
const base: OpeningRules = {
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: weekdays.map((day) => ({ day, from: 8 * 60, to: 20 * 60 })),
  special: [],
  closures: [],
};
const door = (rules: Partial<OpeningRules> = {}, maxCapacity = 10) => ({
  opening: compileOpening({ ...base, ...rules }),
  maxCapacity,
});
/** Tomorrow, 10 AM to 6 PM in Toronto. */
const tomorrow: GuardedBooking = {
  id: 'one',
  dropOffAt: Instant.parse('2026-11-25T15:00:00Z'),
  pickUpAt: Instant.parse('2026-11-25T23:00:00Z'),
  bagsCount: 2,
  isInside: false,
};

describe('the closed-door guard', () => {
  it('names the end that meets a closed door', () => {
    const shut = door({ special: [{ date: '2026-11-25', closed: true, slots: [{ from: 17 * 60, to: 20 * 60 }] }] });
    expect(affectedBookings(door(), shut, [tomorrow], now)).toEqual([
      { id: 'one', ends: ['pickUp'], isOverCapacity: false },
    ]);
  });

  it('leaves a stay alone that only passes through a closure', () => {
    const long = { ...tomorrow, pickUpAt: Instant.parse('2026-11-28T15:00:00Z') };
    const shut = door({ closures: [{ from: '2026-11-26', to: '2026-11-27' }] });
    expect(affectedBookings(door(), shut, [long], now)).toEqual([]);
  });

  it('names the stays that pass through a new closure, and none that ended before or knew of it', () => {
    const rules = { ...base, closures: [{ from: '2026-11-26', to: '2026-11-27' }] };
    const long = { ...tomorrow, pickUpAt: Instant.parse('2026-11-28T15:00:00Z') };
    expect(passingBookings(base, rules, [tomorrow, long], now)).toEqual([long]);
    expect(passingBookings(rules, rules, [long], now)).toEqual([]);
  });

  it('does not ask about a drop-off whose bags are inside', () => {
    const inside = { ...tomorrow, isInside: true };
    const shut = door({ closures: [{ from: '2026-11-25', to: '2026-11-25' }] });
    expect(affectedBookings(door(), shut, [inside], now)).toMatchObject([{ ends: ['pickUp'] }]);
  });

  it('does not ask again about what was decided before', () => {
    const shut = door({ closures: [{ from: '2026-11-25', to: '2026-11-25' }] });
    expect(affectedBookings(shut, shut, [tomorrow], now)).toEqual([]);
  });

  it('names every booking of a room that gets too small, and none where it still fits', () => {
    const other = { ...tomorrow, id: 'two', bagsCount: 3 };
    const later = { ...tomorrow, id: 'three', dropOffAt: from(72), pickUpAt: from(75), bagsCount: 3 };
    const affected = affectedBookings(door({}, 10), door({}, 4), [tomorrow, other, later], now);
    expect(affected.map(({ id, isOverCapacity }) => [id, isOverCapacity])).toEqual([
      ['one', true],
      ['two', true],
    ]);
  });

  it('leaves no booking unlisted that could be handed over before and cannot afterwards', () => {
    const slot = fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 })).filter(([a, b]) => a < b);
    const rules = fc.record({
      weekly: fc.array(
        fc
          .record({ day: fc.constantFrom(...weekdays), hours: slot })
          .map(({ day, hours: [a, b] }) => ({ day, from: a * 30, to: b * 30 })),
        { maxLength: 8 },
      ),
      closures: fc.array(
        fc.tuple(fc.integer({ min: 24, max: 30 }), fc.integer({ min: 0, max: 3 })).map(([day, days]) => ({
          from: `2026-11-${Math.min(day, 30)}`,
          to: `2026-11-${Math.min(day + days, 30)}`,
        })),
        { maxLength: 2 },
      ),
    });
    const booking = fc
      .record({
        id: fc.uuid(),
        start: fc.integer({ min: -48, max: 150 }),
        hours: fc.integer({ min: 1, max: 60 }),
        bagsCount: fc.integer({ min: 1, max: 6 }),
      })
      .map(({ id, start, hours, bagsCount }) => ({
        id,
        bagsCount,
        dropOffAt: from(start),
        pickUpAt: from(start + hours),
        isInside: start < 0,
      }));
    fc.assert(
      fc.property(rules, rules, fc.array(booking, { maxLength: 8 }), (one, two, bookings) => {
        const [before, after] = [door(one), door(two)];
        const listed = new Map(affectedBookings(before, after, bookings, now).map((each) => [each.id, each.ends]));
        for (const each of bookings) {
          for (const [end, at] of [
            ['dropOff', each.dropOffAt],
            ['pickUp', each.pickUpAt],
          ] as const) {
            const isToCome = at.isAfter(now) && !(end === 'dropOff' && each.isInside);
            const loses = isOpenAt(before.opening, at, end) && !isOpenAt(after.opening, at, end);
            expect(listed.get(each.id)?.includes(end) ?? false).toBe(isToCome && loses);
          }
        }
      }),
    );
  });
});
