import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { PartnersPage } from '#web/features/content/partners-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/partners')({
  staticData: { areas: ['content', 'landing'] },
  loader: async ({ context }) => {
    await context.api.search.home.ensureData();
  },
  head: ({ matches, match }) => {
    const words = match.context.texts.of('content');
    return pageHead(matches, String(words.partnersMeta), String(words.partnersLead));
  },
  component: Partners,
});

/** `/partners/token/{token}` is the same page. */
function Partners() {
  const children = useChildMatches();
  return children.length > 0 ? <Outlet /> : <PartnersPage />;
}
