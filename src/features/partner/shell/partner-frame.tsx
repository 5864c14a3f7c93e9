import { Outlet, useRouterState } from '@tanstack/react-router';
import { useViewer } from '#web/lib/viewer.ts';
import { BecomePartner } from '../become-partner.tsx';
import { PartnerShell } from './partner-shell.tsx';

/** A partner's pages that stand next to the dashboard, in its frame; other people read how to become one. */
export function PartnerFrame() {
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
