import { createFileRoute } from '@tanstack/react-router';
import { loadWalkIn } from '#web/features/booking/walk-in/load-walk-in.ts';
import { WalkInPage } from '#web/features/booking/walk-in/walk-in-page.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';

/** What the code on a location's poster opens. */
export const Route = createFileRoute('/in/$code')({
  staticData: { areas: ['walkIn', 'booking', 'listing', 'dates'] },
  loader: ({ context: { api }, params: { code } }) => orNotFound(loadWalkIn(api, code)),
  head: ({ match }) => ({
    meta: [{ title: String(match.context.texts.of('walkIn').title) }, { name: 'robots', content: 'noindex' }],
  }),
  component: WalkIn,
});

function WalkIn() {
  return <WalkInPage code={Route.useParams().code} />;
}
