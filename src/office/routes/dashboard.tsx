import type { ReactNode } from 'react';
import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { BecomePartner } from '#web/features/partner/become-partner.tsx';
import { onboardingStepAt } from '#web/features/partner/onboarding/onboarding-step-at.ts';
import { OnboardingShell } from '#web/features/partner/onboarding/onboarding-shell.tsx';
import { KeptCounterProvider } from '#web/features/partner/counter/offline/kept-counter-provider.tsx';
import { StaffFrame } from '#web/features/partner/staff/staff-frame.tsx';
import { StaffHome } from '#web/features/partner/staff/staff-home.tsx';
import { PartnerShell } from '#web/features/partner/shell/partner-shell.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/dashboard')({
  staticData: {
    areas: [
      'notify',
      'door',
      'partner',
      'dashboard',
      'counter',
      'offlineCounter',
      'custody',
      'staff',
      'errors',
      'dates',
      'listing',
      'join',
    ],
  },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  /** Who is no partner may be invited to a counter. */
  loader: async ({ context }) => {
    const workplaces = context.isPartner ? [] : await context.api.staff.workplaces.ensureData();
    if (workplaces.length > 0) await context.api.hosting.today.ensureData();
  },
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
  if (!viewer.isPartner)
    return (
      <KeptCounterProvider personId={viewer.id}>
        <NoPartner pathname={pathname} />
      </KeptCounterProvider>
    );
  const step = onboardingStepAt(viewer, pathname);
  if (step !== null)
    // What comes next may be the counter: it is drawn before the address says so.
    return (
      <KeptCounterProvider personId={viewer.id}>
        <JoiningShell step={step}>
          <Outlet />
        </JoiningShell>
      </KeptCounterProvider>
    );
  return (
    <KeptCounterProvider personId={viewer.id}>
      <PartnerShell pathname={pathname} viewer={viewer}>
        <Outlet />
      </PartnerShell>
    </KeptCounterProvider>
  );
}

interface JoiningShellProps {
  readonly step: 1 | 2 | 3;
  readonly children: ReactNode;
}

/** The frame of joining; the steps that are done lead back to what was said in them. */
function JoiningShell({ step, children }: JoiningShellProps) {
  const viewer = useViewer();
  const reached = viewer?.partnerOnboardingStep ?? 0;
  const [first] = trpc.partner.listings.useQuery(undefined, { enabled: reached >= 2 }).data ?? [];
  const links = {
    0: '/join',
    ...(first !== undefined && { 1: `/dashboard/listings/${first.id}/edit` }),
    ...(first !== undefined && reached === 3 && { 2: `/dashboard/listings/${first.id}/hours` }),
  };
  return (
    <OnboardingShell step={step} links={links}>
      {children}
    </OnboardingShell>
  );
}

function NoPartner({ pathname }: { readonly pathname: string }) {
  const [workplaces] = trpc.staff.workplaces.useSuspenseQuery();
  if (workplaces.length === 0) return <BecomePartner />;
  return pathname === '/dashboard/messages' ? (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  ) : (
    <StaffHome />
  );
}
