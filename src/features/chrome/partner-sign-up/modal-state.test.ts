import { describe, expect, it } from 'vitest';
import { type Activation, modeOf, stepOfLink } from './modal-state.ts';

const visitor = null;
const customer = { isPartner: false, isConfirmed: true };
const newPartner = { isPartner: true, isConfirmed: false };
const partner = { isPartner: true, isConfirmed: true };
const done: Activation = { is: 'done', activated: { email: 'amelie@example.com', isPartner: true } };

describe('the dialog in which a person becomes a partner begins', () => {
  it.each([
    ['registering a visitor', visitor, 'register'],
    ['with what is known of a customer', customer, 'confirmInfo'],
    ['with the mail that a new partner has not opened', newPartner, 'checkEmail'],
    ['at the end for who is a partner already', partner, 'success'],
  ] as const)('%s', (_what, viewer, mode) => expect(modeOf(null, viewer)).toBe(mode));

  it.each([
    ['waits for the link', { is: 'loading' }, 'loading'],
    ['has the details confirmed when the link was good', done, 'confirmInfo'],
    ['offers another mail when it was not', { is: 'failed', message: 'This link is not valid' }, 'checkEmail'],
  ] as const)('and %s', (_what, activation, mode) => {
    expect(modeOf(activation, newPartner)).toBe(mode);
    expect(modeOf(activation, partner)).toBe(mode);
  });
});

describe('the mailed link leads', () => {
  const joining = { id: 'amelie', adminRole: null, isPartner: true, partnerOnboardingStep: 3 };
  it.each([
    ['its partner to the last step', joining, '/', '/dashboard/payouts'],
    ['a partner to their first location', { ...joining, partnerOnboardingStep: 1 }, '/', '/dashboard/listings/new'],
    ['nowhere else from the page of a step', joining, '/dashboard/payouts', null],
    ['nowhere else for another person', { ...joining, id: 'jo' }, '/', null],
    ['nowhere else for a customer', { ...joining, isPartner: false }, '/', null],
    ['nowhere else for a visitor', null, '/', null],
  ] as const)('%s', (_what, viewer, pathname, step) => {
    expect(stepOfLink(viewer, { id: 'amelie', pathname })).toBe(step);
  });
});
