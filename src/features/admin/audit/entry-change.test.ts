import { expect, it } from 'vitest';
import { changesOf } from './entry-change.tsx';

it('when a thread had its last word is no change of its own', () => {
  expect(
    changesOf({ before: { last_at: '2026-11-24T22:36:00Z' }, after: { last_at: '2026-11-25T02:04:00Z' } }),
  ).toEqual([]);
});
