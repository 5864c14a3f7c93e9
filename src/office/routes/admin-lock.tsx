import { createFileRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { LockPage } from '#web/features/admin/shell/lock-page.tsx';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';
import { useViewer } from '#web/lib/viewer.ts';

interface LockSearch {
  /** Where to go once the second factor was given. */
  readonly returnTo?: string | undefined;
}

/** Where administrators give their second factor. */
export const Route = createFileRoute('/admin-lock')({
  staticData: { areas: ['admin', 'secondFactor', 'errors'] },
  validateSearch: (search: Record<string, unknown>): LockSearch => ({
    returnTo: isOwnPath(search.returnTo) ? search.returnTo : undefined,
  }),
  beforeLoad: async (asked) => {
    const { viewer } = await requireViewer(asked);
    if (viewer.adminRole === null) throw notFound({ routeId: rootRouteId });
    if (viewer.isAdmin) throw redirect({ href: asked.search.returnTo ?? '/admin' });
  },
  loader: ({ context }) => context.api.secondFactor.state.ensureData(),
  head: ({ matches, match }) => ({
    meta: [
      ...pageHead(matches, String(match.context.texts.of('admin').lockTitle)).meta,
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Lock,
});

function Lock() {
  const viewer = useViewer();
  const { returnTo } = Route.useSearch();
  return viewer === null ? null : <LockPage viewer={viewer} to={returnTo ?? '/admin'} />;
}
