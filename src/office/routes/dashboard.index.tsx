import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomePage } from '#web/features/partner/home/home-page.tsx';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/')({
  staticData: { areas: ['accounts'] },
  /** `later` is said by who finishes joining later, and works meanwhile. */
  validateSearch: ({ later }: Record<string, unknown>): { later?: true } =>
    later === true || later === 'true' ? { later: true } : {},
  /** Who joins goes on where they are: with the hours of their location, or with their payout account. */
  beforeLoad: async ({ context, search }) => {
    const viewer = await context.api.accounts.viewer.ensureData();
    if (viewer?.isPartner !== true) return;
    if (viewer.partnerOnboardingStep === 3 && search.later !== true) {
      const account = await context.api.payouts.account.ensureData();
      if (account?.payoutsEnabled !== true) throw redirect({ href: '/dashboard/payouts' });
    }
    if (viewer.partnerOnboardingStep !== 2) return;
    const [first] = await context.api.partner.listings.ensureData();
    if (first !== undefined) throw redirect({ href: `/dashboard/listings/${first.id}/hours` });
  },
  loader: (asked) =>
    loadForPartner(asked, (api) =>
      Promise.all([
        api.partner.listings.ensureData(),
        api.hosting.today.ensureData(),
        api.hosting.tomorrow.ensureData(),
        api.hosting.weeklyShares.ensureData(),
        api.hosting.newReviews.ensureData(),
        api.claims.hosted.ensureData(),
        api.payouts.summary.ensureData(),
        api.accounts.company.ensureData(),
      ]),
    ),
  component: HomeRoute,
});

function HomeRoute() {
  return <HomePage now={Route.useLoaderData().now} />;
}
