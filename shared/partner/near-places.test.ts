import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt } from '../availability/open-at.ts';
import { compileOpening } from '../availability/opening.ts';
import { weekdays } from '../availability/opening-rules.ts';
import { peakOfBags } from '../capacity/places-left.ts';
import { moveOfferEnd, type NearPlace, placesForMoves } from './near-places.ts';

const day = (hour: number) => Instant.parse('2026-11-25T05:00:00Z').plusSeconds(hour * 3600);
const openFrom = (from: number, to: number) =>
  compileOpening({
    zone: 'America/Toronto',
    availableFullTime: false,
    weekly: weekdays.map((each) => ({ day: each, from: from * 60, to: to * 60 })),
    special: [],
    closures: [],
  });
const place = (id: string, more: Partial<NearPlace> = {}): NearPlace => ({
  id,
  isOwn: false,
  metres: 100,
  opening: openFrom(8, 20),
  maxCapacity: 3,
  holds: [],
  ...more,
});
const stay = (id: string, bagsCount = 1, from = 10, to = 18) => ({
  id,
  bagsCount,
  dropOffAt: day(from),
  pickUpAt: day(to),
});
const idsFor = (found: ReturnType<typeof placesForMoves>, id: string) => found.get(id)?.map((each) => each.id);

describe('the place that a booking is offered', () => {
  it('is the partner’s own nearest, then the nearest of others', () => {
    const places = [
      place('near'),
      place('own-far', { isOwn: true, metres: 900 }),
      place('own', { isOwn: true, metres: 500 }),
    ];
    expect(idsFor(placesForMoves([stay('a')], places), 'a')).toEqual(['own', 'own-far', 'near']);
  });

  it('is open at both ends of the stay', () => {
    const places = [
      place('shut-early', { opening: openFrom(8, 17) }),
      place('late-riser', { opening: openFrom(11, 20) }),
    ];
    expect(placesForMoves([stay('a')], places).get('a')).toEqual([]);
  });

  it('has room, and says how many more bags fit with it', () => {
    const places = [place('full', { holds: [stay('x', 2)] }), place('free', { maxCapacity: 10, metres: 300 })];
    expect(placesForMoves([stay('a', 2)], places).get('a')).toEqual([{ id: 'free', roomLeft: 8 }]);
  });

  it('is not promised twice', () => {
    const places = [place('small', { maxCapacity: 2 }), place('next', { metres: 200, maxCapacity: 2 })];
    const found = placesForMoves([stay('a', 2), stay('b', 2), stay('c', 2)], places);
    expect(['a', 'b', 'c'].map((id) => idsFor(found, id))).toEqual([['small'], ['next'], []]);
  });

  it('never adds up to more than fits, and is always open, over random places and bookings', () => {
    const hours = fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 })).filter(([a, b]) => a < b);
    const aStay = fc
      .record({ id: fc.uuid(), bags: fc.integer({ min: 1, max: 4 }), hours })
      .map(({ id, bags, hours: [from, to] }) => stay(id, bags, from, to));
    const aPlace = fc
      .record({
        id: fc.uuid(),
        isOwn: fc.boolean(),
        metres: fc.integer({ min: 0, max: 3000 }),
        opening: hours.map(([from, to]) => openFrom(from, to)),
        maxCapacity: fc.integer({ min: 1, max: 6 }),
      })
      .map((more) => place(more.id, more));
    const lists = fc.tuple(fc.array(aStay, { maxLength: 6 }), fc.array(aPlace, { maxLength: 5 }));
    fc.assert(
      fc.property(lists, ([bookings, places]) => {
        const found = placesForMoves(bookings, places);
        for (const each of places) {
          const sent = bookings.filter(({ id }) => found.get(id)?.[0]?.id === each.id);
          for (const one of sent) {
            expect(peakOfBags(sent, one)).toBeLessThanOrEqual(each.maxCapacity);
            expect(isOpenAt(each.opening, one.dropOffAt, 'dropOff')).toBe(true);
            expect(isOpenAt(each.opening, one.pickUpAt, 'pickUp')).toBe(true);
          }
        }
      }),
    );
  });
});

describe('an offer', () => {
  it('is held for a day, but no longer than two hours before the drop-off', () => {
    expect(moveOfferEnd(day(72), day(0))).toEqual(day(24));
    expect(moveOfferEnd(day(20), day(0))).toEqual(day(18));
    expect(moveOfferEnd(day(2), day(0))).toBeNull();
  });
});
