import { createFileRoute } from '@tanstack/react-router';
import { FindPage } from '#web/features/orders/find-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/find-booking')({
  staticData: { areas: ['find', 'orders', 'listing', 'dates', 'errors'] },
  loader: async ({ context }) => {
    await context.api.booking.tickets.ensureData();
  },
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('find').title)),
  component: FindPage,
});
