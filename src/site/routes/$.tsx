import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { contentAreas, sharedPageHeaders } from '#web/features/content/load-page.ts';
import { guideHead, loadGuidePage } from '#web/features/content/load-guide-page.ts';
import { publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/$')({
  staticData: { areas: [...contentAreas, 'guide'] },
  loader: ({ context, location }) => loadGuidePage(context, location.pathname),
  head: ({ matches, match, loaderData }) => publicHead(matches, guideHead(loaderData, match.context.theme)),
  headers: ({ loaderData }) => sharedPageHeaders(loaderData),
  component: Page,
});

function Page() {
  const { page, guide, live } = Route.useLoaderData();
  return <ContentPage page={page} guide={guide} live={live} />;
}
