import { expect, it } from 'vitest';
import { changesOf, sentWith } from './entry-change.tsx';

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

it('when a thread had its last word is no change of its own', () => {
  expect(
    changesOf({ before: { last_at: '2026-11-24T22:36:00Z' }, after: { last_at: '2026-11-25T02:04:00Z' } }),
  ).toEqual([]);
});
