import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { BecomePartner } from '#web/features/partner/become-partner.tsx';
import { PartnerShell } from '#web/features/partner/shell/partner-shell.tsx';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

/** Pages of partners that stand beside the dashboard. */
export const Route = createFileRoute('/_partner')({
  staticData: { areas: ['partner', 'dashboard', 'integrations', 'errors'] },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: PartnerRoute,
});

function PartnerRoute() {
  const viewer = useViewer();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  if (viewer === null) return null;
  if (!viewer.isPartner) return <BecomePartner />;
  return (
    <PartnerShell pathname={pathname} viewer={viewer}>
      <Outlet />
    </PartnerShell>
  );
}
