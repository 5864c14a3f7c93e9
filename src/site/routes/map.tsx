import { createFileRoute } from '@tanstack/react-router';
import { loadSearch, slugIn } from '#web/features/search/load-search.ts';
import { SearchScreen } from '#web/features/search/search-screen.tsx';
import { searchWords } from '#web/features/search/search-words.ts';
import { parseFilterSearch } from '#web/parts/filter/filter-search.ts';
import { mapSearchOf } from '#web/parts/filter/map-search.ts';

export const Route = createFileRoute('/map')({
  staticData: { areas: ['map', 'filters', 'listing', 'dates', 'places'] },
  validateSearch: mapSearchOf,
  loaderDeps: ({ search: { q, lat, lng, gps, bbox, from, to, bags, page, ...others } }) => ({
    q,
    lat,
    lng,
    gps,
    bbox,
    from,
    to,
    bags,
    page,
    ...parseFilterSearch(others),
  }),
  loader: ({ context, deps, location }) =>
    loadSearch(context, deps, { slug: slugIn(location.pathname), chosen: mapSearchOf(location.search).listing }),
  head: ({ loaderData, match }) => {
    const { title, description } = searchWords(match.context.texts, loaderData?.place.label ?? '');
    return { meta: [{ title }, { name: 'description', content: description }] };
  },
  component: SearchScreen,
});
