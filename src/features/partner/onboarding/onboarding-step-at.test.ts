import { describe, expect, it } from 'vitest';
import { onboardingStepAt } from './onboarding-step-at.ts';

const at = (partnerOnboardingStep: number, pathname: string) => onboardingStepAt({ partnerOnboardingStep }, pathname);

describe('a page of the dashboard', () => {
  it('is a step of joining for who is there, or has done it', () => {
    expect(at(1, '/dashboard/listings/new')).toBe(1);
    expect(at(2, '/dashboard/listings/a/hours')).toBe(2);
    expect(at(3, '/dashboard/payouts')).toBe(3);
    expect(at(3, '/dashboard/payouts/bank')).toBe(3);
    expect(at(2, '/dashboard/listings/a/edit')).toBe(1);
    expect(at(3, '/dashboard/listings/a/edit/')).toBe(1);
    expect(at(3, '/dashboard/listings/a/hours')).toBe(2);
  });

  it('is none for who is not so far, and for who has joined', () => {
    expect(at(1, '/dashboard/listings/a/hours')).toBeNull();
    expect(at(2, '/dashboard/payouts')).toBeNull();
    expect(at(3, '/dashboard/listings/a/holidays')).toBeNull();
    expect(at(0, '/dashboard/listings/new')).toBeNull();
    expect(at(0, '/dashboard/payouts')).toBeNull();
  });
});
