import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/features/accounts/settings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { requireViewer } from '#web/lib/require-viewer.ts';

export const Route = createFileRoute('/settings')({
  staticData: { areas: ['accounts', 'secondFactor', 'errors', 'notify'] },
  beforeLoad: requireViewer,
  loader: ({ context }) => context.api.accounts.company.ensureData(),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('accounts').settingsTitle)),
  component: SettingsPage,
});
