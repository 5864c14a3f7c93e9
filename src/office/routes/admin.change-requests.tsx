import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '#web/features/admin/change-requests/requests-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/change-requests')({
  staticData: { areas: ['adminRequests'] },
  validateSearch: (search: Record<string, unknown>): { request?: string | undefined } => ({
    request: typeof search.request === 'string' ? search.request : undefined,
  }),
  loader: ({ context }) => context.api.admin.changeRequests.list.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminRequests').title)),
  component: RequestsPage,
});
