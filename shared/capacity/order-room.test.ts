import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderRoom, peakOfOrders, stretchesHeld } from './order-room.ts';
import { peakBetween, type PlainHold } from './places-left.ts';

describe('what orders hold as stretches that add up', () => {
  it('of an order whose longer version waits for its payment is the most of both, not their sum', () => {
    const parts = [
      ['a', [0, 10, 2]],
      ['a', [0, 20, 3]],
      ['b', [5, 15, 1]],
    ] as const;
    const held = stretchesHeld(parts);
    expect(peakBetween(held, 0, 20)).toBe(4);
    expect(peakBetween(held, 15, 20)).toBe(3);
  });

  it('has the same peak as the orders themselves', () => {
    const hold = fc.tuple(
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 5 }),
    );
    const order = fc.array(hold, { minLength: 1, maxLength: 3 }).map((each): OrderRoom => ({
      versions: each.map(([from, size, bags]): PlainHold => [from, from + size, bags]),
      inside: null,
    }));
    fc.assert(
      fc.property(fc.array(order, { maxLength: 5 }), fc.integer({ min: 0, max: 30 }), (orders, from) => {
        const parts = orders.flatMap(({ versions }, at) =>
          versions.map((each): [string, PlainHold] => [String(at), each]),
        );
        expect(peakBetween(stretchesHeld(parts), from, from + 5)).toBe(peakOfOrders(orders, from, from + 5));
      }),
    );
  });
});
