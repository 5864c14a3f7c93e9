import { createFileRoute } from '@tanstack/react-router';
import { OfflinePage } from '#web/features/orders/offline-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/offline')({
  staticData: { areas: ['find', 'orders', 'listing', 'dates', 'place'] },
  head: ({ matches, match }) => {
    const { meta } = pageHead(matches, String(match.context.texts.of('find').yourTickets));
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  component: OfflinePage,
});
