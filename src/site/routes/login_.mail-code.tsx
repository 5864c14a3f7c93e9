import { createFileRoute, redirect } from '@tanstack/react-router';
import { startPath } from '#shared/accounts/start-path.ts';
import { MailCodePage } from '#web/features/accounts/mail-code-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/login_/mail-code')({
  staticData: { areas: ['accounts', 'errors'] },
  beforeLoad: async ({ context }) => {
    const viewer = await context.api.accounts.viewer.ensureData();
    if (viewer !== null) throw redirect({ href: startPath(viewer) });
  },
  head: ({ matches, match }) => ({
    ...pageHead(matches, String(match.context.texts.of('accounts').mailedCodeTitle)),
  }),
  component: MailCodePage,
});
