import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#web/features/partner/staff/staff-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadForPartner } from '#web/lib/require-partner.ts';

export const Route = createFileRoute('/dashboard/staff/')({
  loader: (asked) =>
    loadForPartner(asked, (api) => Promise.all([api.partner.listings.ensureData(), api.staff.list.ensureData()])),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('staff').title)),
  component: StaffPage,
});
