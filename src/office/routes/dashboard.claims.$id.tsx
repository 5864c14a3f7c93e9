import { createFileRoute } from '@tanstack/react-router';
import { HostedClaimPage } from '#web/features/claims/hosted-claim-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/claims/$id')({
  staticData: { areas: ['claims', 'custody', 'orders'] },
  loader: (asked) => loadForPartner(asked, (api) => api.claims.ofHosted.ensureData({ bookingId: asked.params.id })),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('claims').title)),
  component: HostedClaim,
});

function HostedClaim() {
  return <HostedClaimPage id={Route.useParams().id} />;
}
