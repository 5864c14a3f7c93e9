import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#web/features/partner/staff/invite-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/staff/invite')({
  loader: (asked) => loadForPartner(asked, (api) => api.partner.listings.ensureData()),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('staff').invite)),
  component: InvitePage,
});
