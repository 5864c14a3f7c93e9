import { createFileRoute } from '@tanstack/react-router';
import { BankPage } from '#web/features/partner/payouts/bank-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/payouts/bank')({
  staticData: { areas: ['payoutAccount'] },
  loader: (asked) => loadForPartner(asked, (api) => api.payouts.bankForm.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('partner').bankTitle)),
  component: BankPage,
});
