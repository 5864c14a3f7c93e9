import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullestBetween } from './fullest.ts';
import { peakBetween, type PlainHold } from './places-left.ts';

describe('the fullest stretch', () => {
  it('lasts from the last arrival that fills it to the first departure', () => {
    const holds: PlainHold[] = [
      [10, 18, 2],
      [12, 15, 6],
      [9, 16, 3],
    ];
    expect(fullestBetween(holds, 10, 18)).toEqual({ bags: 11, since: 12, until: 15 });
  });

  it('goes on where as many arrive as leave', () => {
    const holds: PlainHold[] = [
      [0, 4, 2],
      [4, 8, 2],
    ];
    expect(fullestBetween(holds, 0, 10)).toEqual({ bags: 2, since: 0, until: 8 });
  });

  it('is all of it where nothing is held', () => {
    expect(fullestBetween([[0, 5, 1]], 5, 9)).toEqual({ bags: 0, since: 5, until: 9 });
  });

  it('has as many bags as the peak, whatever is held', () => {
    const hold = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), fc.nat(9));
    fc.assert(
      fc.property(
        fc.array(hold, { maxLength: 12 }),
        fc.nat(30),
        fc.integer({ min: 1, max: 20 }),
        (made, from, long) => {
          const holds = made.map(([since, lasts, bags]): PlainHold => [since, since + lasts, bags]);
          const { bags, since, until } = fullestBetween(holds, from, from + long);
          expect(bags).toBe(peakBetween(holds, from, from + long));
          expect(from <= since && since < until && until <= from + long).toBe(true);
        },
      ),
    );
  });
});
