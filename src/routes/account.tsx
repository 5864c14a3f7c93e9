import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { BecomePartner } from '#web/features/partner/become-partner.tsx';
import { PartnerShell } from '#web/features/partner/shell/partner-shell.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/account')({
  staticData: { areas: ['partner', 'dashboard', 'account', 'errors'] },
  beforeLoad: async (asked) => ({ isPartner: (await requireViewer(asked)).viewer.isPartner }),
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('account').title)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: AccountRoute,
});

function AccountRoute() {
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
