import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { contentAreas, contentHead, loadContentPage, sharedPageHeaders } from '#web/features/content/load-page.ts';
import { PartnersPage } from '#web/features/content/partners-page.tsx';
import { publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/partners')({
  staticData: { areas: contentAreas },
  loader: ({ context }) => loadContentPage(context, '/partners'),
  head: ({ matches, loaderData }) => publicHead(matches, contentHead(loaderData)),
  headers: ({ loaderData }) => sharedPageHeaders(loaderData),
  component: Partners,
});

/** `/partners/token/{token}` is the same page. */
function Partners() {
  const { page } = Route.useLoaderData();
  const children = useChildMatches();
  return children.length > 0 ? <Outlet /> : <PartnersPage page={page} />;
}
