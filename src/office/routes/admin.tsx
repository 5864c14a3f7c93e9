import { createFileRoute, notFound, Outlet, redirect, rootRouteId, useRouterState } from '@tanstack/react-router';
import { isFor, placeAt } from '#web/features/admin/shell/admin-nav.ts';
import { AdminShell } from '#web/features/admin/shell/admin-shell.tsx';
import { NotFoundScreen } from '#web/features/chrome/not-found-screen.tsx';
import { ClosedPage } from '#web/features/admin/shell/closed-page.tsx';
import { MissingPage } from '#web/features/admin/shell/missing-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

/**
 * Administration: for administrators who have given their second factor; for any other person it is not there. Who works in
 * another role than a place is for reads that in its stead.
 */
export const Route = createFileRoute('/admin')({
  staticData: { areas: ['admin', 'secondFactor', 'errors', 'dates'] },
  beforeLoad: async (asked) => {
    const { viewer } = await requireViewer(asked);
    if (viewer.adminRole === null) throw notFound({ routeId: rootRouteId });
    if (!viewer.isAdmin) throw redirect({ href: `/admin-lock?returnTo=${encodeURIComponent(asked.location.href)}` });
    const place = placeAt(asked.location.pathname);
    if (place !== undefined && !isFor(place.to, viewer.adminRole)) throw notFound({ routeId: '/admin' });
    return { adminRole: viewer.adminRole };
  },
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('admin').title)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: AdminRoute,
  notFoundComponent: ClosedRoute,
});

/** A place of other roles, or an address without a page; the person who works here stays within administration. */
function ClosedRoute() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const viewer = useViewer();
  const place = placeAt(pathname);
  const role = viewer?.adminRole ?? null;
  if (viewer === null || role === null) return <NotFoundScreen />;
  const isClosed = place !== undefined && !isFor(place.to, role);
  return (
    <AdminShell pathname={pathname} viewer={viewer}>
      {isClosed ? <ClosedPage place={place} role={role} /> : <MissingPage place={place} />}
    </AdminShell>
  );
}

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
