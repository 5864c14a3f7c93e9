import { createFileRoute } from '@tanstack/react-router';
import { FindPage } from '#web/features/orders/find-page.tsx';
import { inEachLanguage, pathInLanguage, publicHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/find-booking')({
  staticData: { areas: ['find', 'orders', 'listing', 'dates', 'errors'] },
  loader: async ({ context }) => {
    await context.api.booking.tickets.ensureData();
  },
  head: ({ matches, match }) => {
    const { texts } = match.context;
    const words = texts.of('find');
    return publicHead(matches, {
      title: String(words.title),
      description: String(words.lead),
      path: pathInLanguage('/find-booking', texts.locale),
      languages: inEachLanguage('/find-booking'),
    });
  },
  component: FindPage,
});
