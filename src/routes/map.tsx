import { createFileRoute } from '@tanstack/react-router';
import { fill } from '#shared/messages/text.ts';
import { loadSearch, slugIn } from '#web/features/search/load-search.ts';
import { SearchScreen } from '#web/features/search/search-screen.tsx';
import { mapSearchOf } from '#web/lib/filter/map-search.ts';

export const Route = createFileRoute('/map')({
  staticData: { areas: ['map', 'listing', 'dates'] },
  validateSearch: mapSearchOf,
  loaderDeps: ({ search: { q, lat, lng, from, to, bags, page } }) => ({ q, lat, lng, from, to, bags, page }),
  loader: ({ context, deps, location }) => loadSearch(context, deps, slugIn(location.pathname)),
  head: ({ loaderData, match }) => {
    const { texts } = match.context;
    const place = loaderData?.place.label ?? '';
    const words = texts.of('map');
    const title = fill(words.pageTitle ?? '', { place }, texts.locale);
    const description = fill(words.pageDescription ?? '', { place }, texts.locale);
    return { meta: [{ title }, { name: 'description', content: description }] };
  },
  component: SearchScreen,
});
