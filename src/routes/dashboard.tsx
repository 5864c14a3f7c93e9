import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { BecomePartner } from '#web/features/partner/become-partner.tsx';
import { onboardingStepAt } from '#web/features/partner/onboarding/onboarding-step-at.ts';
import { OnboardingShell } from '#web/features/partner/onboarding/onboarding-shell.tsx';
import { PartnerShell } from '#web/features/partner/shell/partner-shell.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/dashboard')({
  staticData: { areas: ['partner', 'dashboard', 'counter', 'custody', 'errors', 'dates', 'listing', 'join'] },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('common').partnerDashboard)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const viewer = useViewer();
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  if (viewer === null) return null;
  if (!viewer.isPartner) return <BecomePartner />;
  const step = onboardingStepAt(viewer, pathname);
  if (step !== null)
    return (
      <OnboardingShell step={step} links={{ 0: '/join' }}>
        <Outlet />
      </OnboardingShell>
    );
  return (
    <PartnerShell pathname={pathname} viewer={viewer}>
      <Outlet />
    </PartnerShell>
  );
}
