import { createFileRoute } from '@tanstack/react-router';
import { NewLocationsPage } from '#web/features/admin/new-locations/new-locations-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/new-locations')({
  staticData: { areas: ['adminNewLocations'] },
  validateSearch: (search: Record<string, unknown>): { look?: string | undefined } => ({
    look: typeof search.look === 'string' ? search.look : undefined,
  }),
  loader: ({ context }) => context.api.admin.newLocations.list.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminNewLocations').title)),
  component: NewLocationsPage,
});
