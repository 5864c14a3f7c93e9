import { expect, it } from 'vitest';
import en from '#shared/messages/admin/en.ts';
import es from '#shared/messages/admin/es.ts';
import fr from '#shared/messages/admin/fr.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { actsOf, isMeant } from './palette-acts.ts';

const found = (text: string, role: AdminRole = 'owner', words: typeof en | typeof fr | typeof es = en) =>
  actsOf(role)
    .filter(({ name, also }) => isMeant(text, `${String(words[name])} ${String(words[also])}`))
    .map(({ at, to }) => `${at}${to}`);

it.each([
  ['refund', ['/admin/bookings?day=all']],
  ['erase', ['/admin/people']],
  ['new page', ['/admin/pages#new']],
  ['failed jobs', ['/admin/jobs']],
  ['stuck', ['/admin/jobs']],
  ['run payouts', ['/admin/payouts#run']],
  ['add coupon', ['/admin/coupons#new']],
  ['und', []],
  ['', []],
])('the search names the act that is meant by %s', (text, to) => {
  for (const words of [en, fr, es]) expect([text, found(text, 'owner', words)]).toEqual([text, to]);
});

it('only what a role may do is named', () => {
  expect(found('erase', 'support')).toEqual([]);
  expect(found('run payouts', 'support')).toEqual([]);
  expect(found('new page', 'content')).toEqual(['/admin/pages#new']);
});
