import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { money } from '../money/arithmetic.ts';
import { hasBegun, isDueForCompletion, isModifiable, orderActs, type OrderFacts, refusalOf } from './order-state.ts';
import { refundable } from './refund-policy.ts';
import { bookingStatuses } from './states.ts';

const dropOffAt = Instant.parse('2026-11-25T16:00:00Z');
const pickUpAt = dropOffAt.plusSeconds(3 * 3600);
const before = dropOffAt.minusSeconds(60);
const during = dropOffAt.plusSeconds(3600);
const late = pickUpAt.plusSeconds(20 * 60);

const booked: OrderFacts = {
  status: 'confirmed',
  dropOffAt,
  pickUpAt,
  isDisputed: false,
  checkedInAt: null,
  checkedOutAt: null,
  bagsInside: 0,
};
const inside: OrderFacts = { ...booked, checkedInAt: before.minusSeconds(600), bagsInside: 2 };
const out: OrderFacts = { ...booked, checkedInAt: before, checkedOutAt: before.plusSeconds(30) };

/** Each state in turn against `orderActs`: what is refused and why, a point where it is allowed. */
const table: readonly (readonly [string, OrderFacts, Instant, Readonly<Record<string, string>>])[] = [
  ['booked, before the drop-off', booked, before, {}],
  [
    'booked, after the drop-off',
    booked,
    during,
    { changeDropOff: 'begun', changeBags: 'begun', refundOnCancel: 'begun' },
  ],
  [
    'bags in before the drop-off time',
    inside,
    before,
    { changeDropOff: 'begun', changeBags: 'begun', cancel: 'inside', refundOnCancel: 'begun' },
  ],
  [
    'bags in during the stay',
    inside,
    during,
    { changeDropOff: 'begun', changeBags: 'begun', cancel: 'inside', refundOnCancel: 'begun' },
  ],
  [
    'late with bags inside',
    inside,
    late,
    { changeDropOff: 'begun', changeBags: 'begun', cancel: 'inside', refundOnCancel: 'begun' },
  ],
  [
    'not come, after the pick-up',
    booked,
    late,
    { changeDropOff: 'over', changeBags: 'over', changePickUp: 'over', changeMoney: 'over', refundOnCancel: 'begun' },
  ],
  [
    'bags out again before the drop-off time',
    out,
    before.plusSeconds(45),
    {
      changeDropOff: 'over',
      changeBags: 'over',
      changePickUp: 'over',
      changeMoney: 'over',
      cancel: 'over',
      cancelByLocation: 'over',
      refundOnCancel: 'begun',
    },
  ],
  ['disputed, before the drop-off', { ...booked, isDisputed: true }, before, { changeMoney: 'disputed' }],
  [
    'pending',
    { ...booked, status: 'pending' },
    before,
    { changeDropOff: 'over', changeBags: 'over', changePickUp: 'over', changeMoney: 'over' },
  ],
  ...(['completed', 'canceled'] as const).map(
    (status) =>
      [
        status,
        { ...booked, status },
        during,
        Object.fromEntries(orderActs.slice(1).map((act) => [act, 'over'])),
      ] as const,
  ),
];

describe('what may be done with an order', () => {
  it.each(table)('%s', (_, facts, now, refused) => {
    const answers = Object.fromEntries(orderActs.map((act) => [act, refusalOf(act, facts, now)]));
    expect(answers).toEqual({ ...Object.fromEntries(orderActs.map((act) => [act, null])), ...refused });
  });

  it('begins with the drop-off time or the first check-in, whichever is first', () => {
    expect(hasBegun(booked, before)).toBe(false);
    expect(hasBegun(booked, dropOffAt)).toBe(true);
    expect(hasBegun(inside, before)).toBe(true);
  });

  it('is changed until the pick-up, and as long as bags are inside', () => {
    expect(bookingStatuses.map((status) => isModifiable({ ...booked, status }, before))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(isModifiable(booked, pickUpAt)).toBe(false);
    expect(isModifiable(inside, pickUpAt.plusSeconds(3 * 86_400))).toBe(true);
  });

  it('completes when the bags are out, at the pick-up without a check-in, and seven days after it with bags inside', () => {
    expect(isDueForCompletion(booked, before)).toBe(false);
    expect(isDueForCompletion(booked, pickUpAt)).toBe(true);
    expect(isDueForCompletion(out, before.plusSeconds(40))).toBe(true);
    expect(isDueForCompletion(inside, late)).toBe(false);
    expect(isDueForCompletion(inside, pickUpAt.plusSeconds(7 * 86_400))).toBe(true);
    expect(isDueForCompletion({ ...out, status: 'canceled' }, late)).toBe(false);
  });

  it('returns everything until it has begun, and nothing from then on', () => {
    const paid = money(1695, 'CAD');
    expect(refundable(paid, booked, before)).toEqual(paid);
    expect(refundable(paid, booked, dropOffAt).minor).toBe(0);
    expect(refundable(paid, inside, before).minor).toBe(0);
    expect(refundable(paid, out, before.plusSeconds(45)).minor).toBe(0);
  });

  it('returns everything where the location changed its hours, until the first check-in', () => {
    const paid = money(1695, 'CAD');
    expect(refundable(paid, booked, during, true)).toEqual(paid);
    expect(refundable(paid, inside, during, true).minor).toBe(0);
  });
});
