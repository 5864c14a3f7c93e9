import { createFileRoute } from '@tanstack/react-router';
import { FinishPage } from '#web/features/partner/onboarding/finish-page.tsx';
import { PayoutsPage } from '#web/features/partner/payouts/payouts-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';
import { useViewer } from '#web/lib/viewer.ts';

export const Route = createFileRoute('/dashboard/payouts/')({
  staticData: { areas: ['payoutAccount', 'payouts', 'accounts'] },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.payouts.summary.ensureData(),
        api.payouts.account.ensureData(),
        api.partner.listings.ensureData(),
      ]),
    ),
  /** `payout` is the one that is unfolded. */
  validateSearch: ({ payout }: Record<string, unknown>): { payout?: string } =>
    typeof payout === 'string' && payout !== '' ? { payout } : {},
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').payoutsTitle)),
  component: PayoutsRoute,
});

/** Who is joining finishes here. */
function PayoutsRoute() {
  const viewer = useViewer();
  const { now } = Route.useLoaderData();
  return viewer?.partnerOnboardingStep === 3 ? <FinishPage viewer={viewer} now={now} /> : <PayoutsPage />;
}
