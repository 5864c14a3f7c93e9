import type { Viewer } from '#web/lib/viewer.ts';

/** Which step of joining a page of the dashboard is for somebody who is joining; `null` where it is none. */
export function onboardingStepAt(
  { partnerOnboardingStep }: Pick<Viewer, 'partnerOnboardingStep'>,
  pathname: string,
): 1 | 2 | 3 | null {
  if (partnerOnboardingStep === 0) return null;
  if (/^\/dashboard\/listings\/new\/?$/.test(pathname)) return 1;
  if (partnerOnboardingStep === 3 && /^\/dashboard\/payouts(\/(bank|kyc))?\/?$/.test(pathname)) return 3;
  return partnerOnboardingStep === 2 && /^\/dashboard\/listings\/[^/]+\/hours\/?$/.test(pathname) ? 2 : null;
}
