import { expect, it } from 'vitest';
import { changesOf } from './entry-change.tsx';

it('whom somebody became in administration comes first, and a step of their signing up says nothing', () => {
  const after = { role: 'admin', email: 'ina@example.com', admin_role: 'finance', onboarding_step: 0 };
  const names = changesOf({ before: null, after }).map(({ name }) => name);
  expect(names[0]).toBe('admin_role');
  expect(names).not.toContain('onboarding_step');
});

it('when a thread had its last word is no change of its own', () => {
  expect(
    changesOf({ before: { last_at: '2026-11-24T22:36:00Z' }, after: { last_at: '2026-11-25T02:04:00Z' } }),
  ).toEqual([]);
});
