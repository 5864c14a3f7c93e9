import { createFileRoute } from '@tanstack/react-router';
import { PagesList } from '#web/features/admin/pages/pages-list.tsx';

export const Route = createFileRoute('/admin/pages/')({
  staticData: { areas: ['adminPages'] },
  loader: ({ context }) => context.api.admin.pages.list.ensureData(),
  component: PagesList,
});
