import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { contentAreas, loadContentPage, sharedPageHeaders } from '#web/features/content/load-page.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { areas: contentAreas },
  loader: ({ context }) => loadContentPage(context, '/privacy'),
  head: ({ matches, loaderData }) => pageHead(matches, loaderData?.page.title, loaderData?.page.description),
  headers: ({ loaderData }) => sharedPageHeaders(loaderData),
  component: Page,
});

function Page() {
  const { page } = Route.useLoaderData();
  return <ContentPage page={page} />;
}
