import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/features/accounts/settings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/dashboard/profile/edit')({
  staticData: { areas: ['accounts', 'secondFactor', 'notify'] },
  loader: ({ context }) => context.api.accounts.company.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('accounts').profileTitle)),
  component: ProfileRoute,
});

function ProfileRoute() {
  return <SettingsPage as="profile" />;
}
