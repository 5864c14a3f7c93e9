import { createFileRoute, notFound } from '@tanstack/react-router';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { inEachLanguage, pathInLanguage, publicHead } from '#web/lib/page-head.ts';

interface HelpSearch {
  /** The order that it is opened from. */
  readonly order?: string;
  /** What is searched from the start. */
  readonly q?: string;
}

export const Route = createFileRoute('/help')({
  staticData: { areas: ['help', 'find', 'dates', 'errors'] },
  validateSearch: ({ order, q }: Record<string, unknown>): HelpSearch => ({
    ...(typeof order === 'string' && { order }),
    ...(typeof q === 'string' && { q }),
  }),
  loaderDeps: ({ search: { order } }) => (order === undefined ? {} : { order }),
  loader: async ({ context: { api }, deps }) => {
    const [page, order] = await Promise.all([
      api.cms.page.fetch({ url: '/faq' }),
      // Another person's order, or none: the answers are the same for every visitor then.
      deps.order === undefined ? null : api.booking.get.fetch({ bookingId: deps.order }).catch(() => null),
    ]);
    if (page === null) throw notFound();
    return { page, order };
  },
  head: ({ matches, match }) => {
    const { texts } = match.context;
    const words = texts.of('help');
    return publicHead(matches, {
      title: String(words.title),
      description: String(words.description),
      path: pathInLanguage('/help', texts.locale),
      languages: inEachLanguage('/help'),
    });
  },
  component: Help,
});

function Help() {
  const { page, order } = Route.useLoaderData();
  const { q = '' } = Route.useSearch();
  return <HelpPage key={q} page={page} order={order} searched={q} />;
}
