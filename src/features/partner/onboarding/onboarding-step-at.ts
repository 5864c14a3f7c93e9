import type { Viewer } from '#web/lib/viewer.ts';

/** Which step of joining a page of the dashboard is for a person who is joining; `null` where it is none. */
export function onboardingStepAt(
  { partnerOnboardingStep }: Pick<Viewer, 'partnerOnboardingStep'>,
  pathname: string,
): 1 | 2 | 3 | null {
  if (partnerOnboardingStep === 0) return null;
  if (/^\/dashboard\/listings\/new\/?$/.test(pathname)) return 1;
  if (partnerOnboardingStep < 2) return null;
  // What was done before stays within reach.
  if (/^\/dashboard\/listings\/[^/]+\/edit\/?$/.test(pathname)) return 1;
  if (/^\/dashboard\/listings\/[^/]+\/hours\/?$/.test(pathname)) return 2;
  return partnerOnboardingStep === 3 && /^\/dashboard\/payouts(\/(bank|kyc))?\/?$/.test(pathname) ? 3 : null;
}
