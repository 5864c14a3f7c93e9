import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DisputeOfOrder, orderSums } from './order-sums.ts';

const payment = { id: 'p', minor: 1695 };
const byChange = { paymentId: 'p', minor: 452, isByChange: true };
const dispute = (state: DisputeOfOrder['state'], minor = 1695) => ({ paymentId: 'p', minor, state });

describe('the sums of an order', () => {
  it.each([
    ['paid', [], [], { paid: 1695, returned: 0, disputed: 0, lost: 0, returnable: 1695, charged: 1695 }],
    ['shortened', [byChange], [], { paid: 1695, returned: 452, disputed: 0, lost: 0, returnable: 1243, charged: 1243 }],
    [
      'with goodwill',
      [{ ...byChange, isByChange: false }],
      [],
      { paid: 1695, returned: 452, disputed: 0, lost: 0, returnable: 1243, charged: 1695 },
    ],
    [
      'disputed in full after a part went back',
      [byChange],
      [dispute('open')],
      { paid: 1695, returned: 452, disputed: 1243, lost: 0, returnable: 0, charged: 1243 },
    ],
    [
      'lost in part',
      [],
      [dispute('lost', 695)],
      { paid: 1695, returned: 0, disputed: 0, lost: 695, returnable: 1000, charged: 1695 },
    ],
    [
      'asked about, won and lapsed',
      [],
      [dispute('inquiry'), dispute('won'), dispute('lapsed')],
      { paid: 1695, returned: 0, disputed: 0, lost: 0, returnable: 1695, charged: 1695 },
    ],
  ] as const)('%s', (_of, refunds, disputes, sums) => {
    expect(orderSums([payment], refunds, disputes)).toEqual(sums);
  });

  it('take no more of a payment than it holds, whatever another holds', () => {
    const sums = orderSums([payment, { id: 'q', minor: 500 }], [byChange], [dispute('lost', 9999)]);
    expect(sums).toMatchObject({ paid: 2195, lost: 1243, returnable: 500 });
  });

  it('are never negative, and paid is what they come to', () => {
    const id = fc.constantFrom('a', 'b');
    const minor = fc.integer({ min: 1, max: 3000 });
    const disputes = fc.array(
      fc.record({ paymentId: id, minor, state: fc.constantFrom('inquiry', 'lapsed', 'open', 'won', 'lost') }),
      { maxLength: 4 },
    );
    const parts = fc.array(
      fc.record({ paymentId: id, part: fc.double({ min: 0, max: 1, noNaN: true }), isByChange: fc.boolean() }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(minor, minor, parts, disputes, (a, b, asked, ofBank) => {
        const left: Record<string, number> = { a, b };
        const refunds = asked.map(({ paymentId, part, isByChange }) => {
          const back = Math.floor((left[paymentId] ?? 0) * part);
          left[paymentId] = (left[paymentId] ?? 0) - back;
          return { paymentId, minor: back, isByChange };
        });
        const sums = orderSums(
          [
            { id: 'a', minor: a },
            { id: 'b', minor: b },
          ],
          refunds,
          ofBank,
        );
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
        expect(sums.returned + sums.disputed + sums.lost + sums.returnable).toBe(sums.paid);
        expect(sums.charged).toBeLessThanOrEqual(sums.paid);
      }),
    );
  });
});
