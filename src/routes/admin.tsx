import { createFileRoute, notFound, Outlet, redirect, rootRouteId, useRouterState } from '@tanstack/react-router';
import { AdminShell } from '#web/features/admin/shell/admin-shell.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

/** Administration: for administrators who have given their second factor; for anybody else it is not there. */
export const Route = createFileRoute('/admin')({
  staticData: { areas: ['admin', 'secondFactor', 'errors', 'dates'] },
  beforeLoad: async (asked) => {
    const { viewer } = await requireViewer(asked);
    if (viewer.adminRole === null) throw notFound({ routeId: rootRouteId });
    if (!viewer.isAdmin) throw redirect({ href: `/admin-lock?returnTo=${encodeURIComponent(asked.location.href)}` });
    return { adminRole: viewer.adminRole };
  },
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('admin').title)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: AdminRoute,
});

function AdminRoute() {
  const viewer = useViewer();
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  if (viewer === null) return null;
  return (
    <AdminShell pathname={pathname} viewer={viewer}>
      <Outlet />
    </AdminShell>
  );
}
