import { createFileRoute } from '@tanstack/react-router';
import { contentAreas } from '#web/features/content/load-page.ts';
import { loadPreview } from '#web/features/content/preview/load-preview.ts';
import { PreviewPage } from '#web/features/content/preview/preview-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

/** A page as its drafts say: for the holder of the link, for no search engine and no cache. */
export const Route = createFileRoute('/preview/$token')({
  staticData: { areas: [...contentAreas, 'guide'] },
  loader: ({ context, params }) => loadPreview(context, params.token),
  head: ({ matches, loaderData }) => ({
    meta: [...pageHead(matches, loaderData?.page.title).meta, { name: 'robots', content: 'noindex' }],
  }),
  headers: () => ({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    // The link is the key: it does not go along to where the page's links lead.
    'referrer-policy': 'no-referrer',
  }),
  component: Preview,
});

function Preview() {
  return <PreviewPage {...Route.useLoaderData()} />;
}
