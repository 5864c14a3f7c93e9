import { expect, it } from 'vitest';
import { claimableKinds, claimableUntil, claimKinds, claimState, needsSecondYes } from './claim-rules.ts';

it('a problem is reported within a day of check-out, never before it', () => {
  expect(claimableUntil(0)).toBe(86_400_000);
  const out = { checkedInAt: 0, checkedOutAt: 0 };
  expect(claimableKinds(out, 86_399_999)).toEqual(claimKinds);
  expect(claimableKinds(out, 86_400_000)).toEqual([]);
  expect(claimableKinds({ checkedInAt: null, checkedOutAt: null }, 0)).toEqual([]);
  // While bags are inside only that they are not one's own.
  expect(claimableKinds({ checkedInAt: 0, checkedOutAt: null }, 5)).toEqual(['notMine']);
});

it.each([
  [10_000, 2, false],
  [10_001, 2, true],
  [100, 0, false],
  [101, 0, true],
])('giving %i minor units with %i decimals needs a second yes: %s', (minor, decimals, needs) => {
  expect(needsSecondYes(minor, decimals)).toBe(needs);
});

it('a claim is sent, answered, waits for a second yes, and is decided', () => {
  const claim = { answeredAt: null, proposedBy: null, decidedAt: null };
  expect(claimState(claim)).toBe('sent');
  expect(claimState({ ...claim, answeredAt: 1 })).toBe('answered');
  expect(claimState({ ...claim, proposedBy: 'x' })).toBe('waits');
  expect(claimState({ ...claim, proposedBy: 'x', decidedAt: 1 })).toBe('decided');
});
