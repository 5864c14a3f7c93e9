import { createFileRoute } from '@tanstack/react-router';
import { ApiDocsPage } from '#web/features/api-docs/api-docs-page.tsx';
import { publicHead } from '#web/lib/page-head.ts';

/** The documentation of the REST API, made of its OpenAPI document. */
export const Route = createFileRoute('/api/docs')({
  // Any visitor reads it, also without script.
  ssr: true,
  staticData: { areas: ['apiDocs'] },
  loader: ({ context }) => context.api.docs.reference.ensureData(),
  head: ({ matches, match }) => {
    const { texts } = match.context;
    const words = texts.of('apiDocs');
    return publicHead(matches, {
      title: String(words.title),
      description: String(words.description),
      path: '/api/docs',
    });
  },
  component: Page,
});

function Page() {
  const reference = Route.useLoaderData();
  return <ApiDocsPage reference={reference} />;
}
