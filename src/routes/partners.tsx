import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { PartnersPage } from '#web/features/content/partners-page.tsx';
import { publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/partners')({
  staticData: { areas: ['content', 'landing'] },
  loader: async ({ context }) => {
    await context.api.search.home.ensureData();
  },
  head: ({ matches, match }) => {
    const words = match.context.texts.of('content');
    return publicHead(matches, {
      title: String(words.partnersMeta),
      description: String(words.partnersLead),
      path: '/partners',
    });
  },
  component: Partners,
});

/** `/partners/token/{token}` is the same page. */
function Partners() {
  const children = useChildMatches();
  return children.length > 0 ? <Outlet /> : <PartnersPage />;
}
