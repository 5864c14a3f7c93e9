import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '#web/features/content/content-page.tsx';
import { contentAreas, contentHead, loadContentPage, sharedPageHeaders } from '#web/features/content/load-page.ts';
import { publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/terms')({
  staticData: { areas: contentAreas },
  loader: ({ context }) => loadContentPage(context, '/terms'),
  head: ({ matches, loaderData }) => publicHead(matches, contentHead(loaderData)),
  headers: ({ loaderData }) => sharedPageHeaders(loaderData),
  component: Page,
});

function Page() {
  const { page } = Route.useLoaderData();
  return <TextPage page={page} />;
}
