import { createFileRoute } from '@tanstack/react-router';
import { searchWords } from '#web/features/search/search-words.ts';
import { shareHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/map/')({
  loader: async ({ parentMatchPromise }) => (await parentMatchPromise).loaderData?.place.label,
  head: ({ matches, match, loaderData: place = '' }) =>
    shareHead(matches, { ...searchWords(match.context.texts, place), path: '/map' }),
  component: () => null,
});
