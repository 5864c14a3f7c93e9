import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BagsHold, peakOfBags, placesLeft } from './places-left.ts';

const at = (minute: number): Instant => Instant.ofEpochSecond(minute * 60);
const hold = (from: number, to: number, bagsCount: number): BagsHold => ({
  dropOffAt: at(from),
  pickUpAt: at(to),
  bagsCount,
});

describe('bags held', () => {
  it('a place with room for 3 has none left for a 4th bag that overlaps by one minute', () => {
    const holds = [hold(0, 60, 2), hold(30, 90, 1)];
    expect(placesLeft(3, holds, hold(59, 200, 0))).toBe(0);
    expect(placesLeft(3, holds, hold(60, 200, 0))).toBe(2);
    expect(placesLeft(3, holds, hold(90, 200, 0))).toBe(3);
  });

  it('that follow each other never meet', () => {
    const holds = [hold(0, 10, 2), hold(10, 20, 2), hold(20, 30, 2)];
    expect(peakOfBags(holds, hold(0, 30, 0))).toBe(2);
  });

  it('above a capacity that was lowered leave no place', () => {
    expect(placesLeft(2, [hold(0, 10, 5)], hold(0, 10, 0))).toBe(0);
  });

  it('have the same peak as counting every minute', () => {
    const interval = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 25 }), interval, (list, [from, length]) => {
        const holds = list.map(([start, minutes, bags]) => hold(start, start + minutes, bags));
        let peak = 0;
        for (let minute = from; minute < from + length; minute += 1) {
          const held = list.filter(([start, minutes]) => start <= minute && minute < start + minutes);
          peak = Math.max(
            peak,
            held.reduce((all, [, , bags]) => all + bags, 0),
          );
        }
        expect(peakOfBags(holds, hold(from, from + length, 0))).toBe(peak);
      }),
      { numRuns: 500 },
    );
  });
});
