import { createFileRoute } from '@tanstack/react-router';
import { SavedPage } from '#web/features/place/saved-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/saved')({
  staticData: { areas: ['place', 'listing'] },
  head: ({ matches, match }) => {
    const { meta } = pageHead(matches, String(match.context.texts.of('place').savedTitle));
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  component: SavedPage,
});
