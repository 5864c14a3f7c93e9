import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '#web/features/content/content-page.tsx';
import { contentAreas, contentHead, loadPrefixedPage, sharedPageHeaders } from '#web/features/content/load-page.ts';
import { publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/$prefix/pricing')({
  staticData: { areas: contentAreas },
  loader: ({ context, params }) => loadPrefixedPage(context, params.prefix, '/pricing'),
  head: ({ matches, loaderData }) => publicHead(matches, contentHead(loaderData)),
  headers: ({ loaderData }) => sharedPageHeaders(loaderData),
  component: Page,
});

function Page() {
  const { page } = Route.useLoaderData();
  return <TextPage page={page} />;
}
