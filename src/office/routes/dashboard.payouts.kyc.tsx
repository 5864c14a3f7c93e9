import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '#web/features/partner/payouts/kyc-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/payouts/kyc')({
  staticData: { areas: ['payoutAccount'] },
  loader: (asked) =>
    loadForPartner(asked, (api) => Promise.all([api.payouts.account.ensureData(), api.payouts.bankForm.ensureData()])),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('payoutAccount').kycTitle)),
  component: KycPage,
});
