import { expect, it } from 'vitest';
import { afterLoginPath, startPath } from './start-path.ts';

const customer = { adminRole: null, isPartner: false, partnerOnboardingStep: 0 };
const partner = { ...customer, isPartner: true };

it.each([
  ['a customer', customer, '/orders'],
  ['a partner', partner, '/dashboard'],
  ['a partner who has no location yet', { ...partner, partnerOnboardingStep: 1 }, '/dashboard/listings/new'],
  ['a partner who has no payout account yet', { ...partner, partnerOnboardingStep: 3 }, '/dashboard/payouts'],
  ['an administrator', { ...partner, adminRole: 'owner' }, '/admin'],
])('%s begins where their work is', (_, person, path) => {
  expect(startPath(person)).toBe(path);
});

it('leads to where the person was on the way to, else back, and who is joining on with it', () => {
  expect(afterLoginPath(customer, { goTo: '/book/payment', cameFrom: '/map' })).toBe('/book/payment');
  expect(afterLoginPath(customer, { goTo: null, cameFrom: '/map' })).toBe('/map');
  expect(afterLoginPath({ ...partner, partnerOnboardingStep: 1 }, { goTo: null, cameFrom: '/map' })).toBe(
    '/dashboard/listings/new',
  );
});
