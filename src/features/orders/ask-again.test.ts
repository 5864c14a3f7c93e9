import { describe, expect, test } from 'vitest';
import { askAgainAfter } from './ask-again.ts';

describe('an order is asked for again', () => {
  test('every two seconds while its payment is checked', () => {
    expect(askAgainAfter({ status: 'pending', paymentChecking: true, refund: null, isSoon: false }, 40)).toBe(2_000);
  });

  test('every quarter of a minute while it waits for its payment', () => {
    expect(askAgainAfter({ status: 'pending', paymentChecking: false, refund: null, isSoon: false }, 1)).toBe(15_000);
  });

  test('every three seconds while its refund is not sent, and at leisure after ten answers', () => {
    const order = { status: 'canceled', paymentChecking: false, refund: { step: 'requested' }, isSoon: false } as const;
    expect(askAgainAfter(order, 1)).toBe(3_000);
    expect(askAgainAfter(order, 10)).toBe(30_000);
  });

  test('never once the bank has the money, or where nothing goes back', () => {
    for (const step of ['sent', 'arrived', 'cameBack', 'byHand', 'disputed'] as const)
      expect(askAgainAfter({ status: 'canceled', paymentChecking: false, refund: { step }, isSoon: false }, 1)).toBe(
        false,
      );
    expect(askAgainAfter({ status: 'canceled', paymentChecking: false, refund: null, isSoon: false }, 1)).toBe(false);
  });
});
