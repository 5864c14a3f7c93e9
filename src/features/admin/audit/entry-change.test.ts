import { expect, it } from 'vitest';
import { changesOf } from './entry-change.tsx';

it('the role that a person got in administration comes first; a step of their signing up and new secrets say nothing', () => {
  const secrets = { password_hash: '…', provider_customer_id: '…' };
  const after = {
    role: 'admin',
    email: 'ina@example.com',
    admin_role: 'finance',
    partner_onboarding_step: 0,
    ...secrets,
  };
  const names = changesOf({ before: null, after }).map(({ name }) => name);
  expect(names[0]).toBe('admin_role');
  expect(names).toEqual(['admin_role', 'role', 'email']);
});

it('when a thread had its last word is no change of its own', () => {
  expect(
    changesOf({ before: { last_at: '2026-11-24T22:36:00Z' }, after: { last_at: '2026-11-25T02:04:00Z' } }),
  ).toEqual([]);
});
