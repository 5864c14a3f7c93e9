import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/partner/account/account-page.tsx';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/account/')({
  loader: (asked) => loadForPartner(asked, (api) => api.partner.listings.ensureData()),
  component: AccountIndexRoute,
});

function AccountIndexRoute() {
  return <AccountPage step={undefined} />;
}
