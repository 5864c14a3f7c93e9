import { createFileRoute } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { CounterPage } from '#web/features/partner/counter/offline/counter-page.tsx';
import { KeptCounterProvider } from '#web/features/partner/counter/offline/kept-counter-provider.tsx';
import { counterHolder } from '#web/lib/counter/counter-holder.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/counter')({
  staticData: { areas: ['offlineCounter', 'counter', 'custody', 'dates', 'door', 'notify'] },
  head: ({ matches, match }) => {
    const { meta } = pageHead(matches, String(match.context.texts.of('offlineCounter').title));
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
  },
  component: CounterRoute,
});

const never = () => () => {};

/** The page is the same for every person: whose counter it is, the device knows. */
function CounterRoute() {
  const personId = useSyncExternalStore(never, counterHolder, () => null);
  return (
    <KeptCounterProvider personId={personId}>
      <CounterPage />
    </KeptCounterProvider>
  );
}
