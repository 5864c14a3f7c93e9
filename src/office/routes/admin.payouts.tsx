import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage } from '#web/features/admin/payouts/payouts-page.tsx';
import { readPayoutsSearch } from '#web/features/admin/payouts/payouts-search.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/payouts')({
  staticData: { areas: ['adminPayouts', 'adminMoney'] },
  validateSearch: readPayoutsSearch,
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminPayouts').title)),
  component: PayoutsPage,
});
