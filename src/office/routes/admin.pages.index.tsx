import { createFileRoute } from '@tanstack/react-router';
import { PagesList } from '#web/features/admin/pages/pages-list.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/pages/')({
  staticData: { areas: ['adminPages'] },
  loader: ({ context }) => context.api.admin.pages.list.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminPages').title)),
  component: PagesList,
});
