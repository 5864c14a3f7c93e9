import { expect, it } from 'vitest';
import { decisionOf, reasonOf, sentWith } from './sent-with.ts';

it('an act that changed no row tells the amount and the words that it was given', () => {
  expect(
    sentWith({ bookingId: 'x', minor: 500, reason: 'openedLate', note: 'The shop opened 20 minutes late' }),
  ).toEqual({
    minor: 500,
    words: 'The shop opened 20 minutes late',
  });
  expect(sentWith({ reason: 'openedLate' })).toEqual({ minor: null, words: null });
  expect(sentWith(null)).toEqual({ minor: null, words: null });
});

it('a decision is shown as its kind', () => {
  expect(decisionOf({ decision: { kind: 'remove', reason: 'insult' } })).toBe('remove');
  expect([decisionOf({ decision: 'keep' }), decisionOf(null)]).toEqual(['', '']);
});

it('a reason of the lists is shown as its code, one in words is not', () => {
  expect(reasonOf({ decision: { kind: 'remove', reason: 'not_this_stay' } })).toBe('not_this_stay');
  expect(reasonOf({ reason: 'openedLate', minor: 500 })).toBe('openedLate');
  expect([reasonOf({ reason: 'The calendar was removed' }), reasonOf(null)]).toEqual([null, null]);
});
