import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage } from '#web/features/partner/payouts/payouts-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/payouts/')({
  loader: (asked) => loadForPartner(asked, (api) => api.payouts.summary.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').payoutsTitle)),
  component: PayoutsPage,
});
